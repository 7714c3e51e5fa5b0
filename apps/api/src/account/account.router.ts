import {
  changePasswordRequest,
  comfort,
  confirmAddressRequest,
  confirmedAddressReply,
  confirmPasswordRequest,
  confirmSecondFactorRequest,
  confirmPasswordReset as confirmPasswordResetRequest,
  endSessionRequest,
  endedReply,
  loginReply,
  loginRequest,
  oauthStatusReply,
  pictureChildrenReply,
  pictureGuestReply,
  pictureGuestRequest,
  pictureLoginRequest,
  okReply,
  profileSetupRequest,
  recoveryCodesReply,
  redeemInviteRequest,
  registerReply,
  registerRequest,
  secondFactorReply,
  requestPasswordReset as requestPasswordResetRequest,
  sessionsReply,
  setComfortRequest,
  setAddressRequest,
  setGradeRequest,
  setNameRequest,
  setupReply,
  useRecoveryCodeRequest,
  userReply,
  viewerReply,
  waysBackReply,
} from '@noodlenaut/contract';
import { isFactorRequired } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { openProcedure, procedure, router } from '../trpc.ts';
import { changePassword } from './change-password.ts';
import { confirmGoogleLink } from './confirm-google-link.ts';
import { confirmPasswordReset } from './confirm-password-reset.ts';
import { logIn } from './log-in.ts';
import { logInWithPictures, readPictureChildren, readPictureGuest } from './log-in-with-pictures.ts';
import { logOut } from './log-out.ts';
import { redeemInvite } from './admit-teacher.ts';
import { makeRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { confirmAddress, setAddress } from './set-address.ts';
import { setComfort } from './set-comfort.ts';
import { setGrade } from './set-grade.ts';
import { setName } from './set-name.ts';
import { setUpProfile } from './set-up-profile.ts';
import { beginSecondFactor, confirmSecondFactor, dropSecondFactor } from './switch-second-factor.ts';

/** Accounts and sign-in (SPEC 7, PRODUCT 2). */
export const accountRouter = router({
  viewer: procedure('account.viewer')
    .output(viewerReply)
    .query(({ ctx: { viewer } }) => ({ ...viewer, role: viewer.role ?? ('' as const) })),
  user: procedure('account.user')
    .output(userReply)
    .query(async ({ ctx }) => {
      const user = await ctx.store.users.own(ctx.viewer.id);
      if (!user) throw new AppError('unauthenticated');
      return {
        ...user,
        role: user.role ?? ('' as const),
        signsInWith: ctx.viewer.hasPassword ? ('password' as const) : ('other' as const),
        ...(ctx.viewer.lacksFactor && { lacksSecondFactor: true as const }),
      };
    }),
  setGrade: procedure('account.setGrade')
    .input(setGradeRequest)
    .output(userReply)
    .mutation(({ ctx, input }) => setGrade(ctx, input.grade)),
  setComfort: procedure('account.setComfort')
    .input(setComfortRequest)
    .output(comfort)
    .mutation(({ ctx, input }) => setComfort(ctx, input)),
  login: openProcedure('account.login')
    .input(loginRequest)
    .output(loginReply)
    .mutation(({ ctx, input }) => logIn(ctx, input)),
  pictureChildren: openProcedure('account.pictureChildren')
    .output(pictureChildrenReply)
    .query(({ ctx }) => readPictureChildren(ctx)),
  pictureGuest: openProcedure('account.pictureGuest')
    .input(pictureGuestRequest)
    .output(pictureGuestReply)
    .mutation(({ ctx, input }) => readPictureGuest(ctx, input.token)),
  pictureLogin: openProcedure('account.pictureLogin')
    .input(pictureLoginRequest)
    .output(loginReply)
    .mutation(({ ctx, input }) => logInWithPictures(ctx, input)),
  register: openProcedure('account.register')
    .input(registerRequest)
    .output(registerReply)
    .mutation(({ ctx, input }) => register(ctx, input)),
  logout: openProcedure('account.logout')
    .output(okReply)
    .mutation(({ ctx }) => logOut(ctx)),
  setupProfile: procedure('account.setupProfile')
    .input(profileSetupRequest)
    .output(setupReply)
    .mutation(({ ctx, input }) => setUpProfile(ctx, input)),
  oauthStatus: openProcedure('account.oauthStatus')
    .output(oauthStatusReply)
    .query(({ ctx }) => ({ googleOAuth: { configured: ctx.env.GOOGLE_CLIENT_ID !== undefined } })),
  confirmGoogleLink: procedure('account.confirmGoogleLink')
    .output(okReply)
    .mutation(({ ctx }) => confirmGoogleLink(ctx)),
  changePassword: procedure('account.changePassword')
    .input(changePasswordRequest)
    .output(endedReply)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  confirmPassword: procedure('account.confirmPassword')
    .input(confirmPasswordRequest)
    .output(okReply)
    .mutation(async ({ ctx, input }) => {
      await confirmPassword(ctx, input.password);
      return { ok: true as const };
    }),
  requestPasswordReset: openProcedure('account.requestPasswordReset')
    .input(requestPasswordResetRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input.email)),
  confirmPasswordReset: openProcedure('account.confirmPasswordReset')
    .input(confirmPasswordResetRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => confirmPasswordReset(ctx, input)),
  setName: procedure('account.setName')
    .input(setNameRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => setName(ctx, input)),
  waysBack: procedure('account.waysBack')
    .output(waysBackReply)
    .query(async ({ ctx }) => {
      const { emailConfirmedAt, hasSecondFactor, ...ways } = await ctx.store.addresses.of(ctx.viewer.id);
      return {
        ...ways,
        isConfirmed: emailConfirmedAt !== null,
        secondFactor: hasSecondFactor ? ('on' as const) : ('off' as const),
        isSecondFactorRequired: hasSecondFactor
          ? isFactorRequired(ctx.env.SECOND_FACTOR, ctx.viewer.role)
          : ctx.viewer.lacksFactor,
      };
    }),
  setAddress: procedure('account.setAddress')
    .input(setAddressRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => setAddress(ctx, input.email)),
  confirmAddress: openProcedure('account.confirmAddress')
    .input(confirmAddressRequest)
    .output(confirmedAddressReply)
    .mutation(({ ctx, input }) => confirmAddress(ctx, input.token)),
  makeRecoveryCodes: procedure('account.makeRecoveryCodes')
    .output(recoveryCodesReply)
    .mutation(({ ctx }) => makeRecoveryCodes(ctx)),
  useRecoveryCode: openProcedure('account.useRecoveryCode')
    .input(useRecoveryCodeRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => useRecoveryCode(ctx, input)),
  beginSecondFactor: procedure('account.beginSecondFactor')
    .output(secondFactorReply)
    .mutation(({ ctx }) => beginSecondFactor(ctx)),
  confirmSecondFactor: procedure('account.confirmSecondFactor')
    .input(confirmSecondFactorRequest)
    .output(endedReply)
    .mutation(({ ctx, input }) => confirmSecondFactor(ctx, input.code)),
  dropSecondFactor: procedure('account.dropSecondFactor')
    .output(okReply)
    .mutation(({ ctx }) => dropSecondFactor(ctx)),
  redeemInvite: procedure('account.redeemInvite')
    .input(redeemInviteRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => redeemInvite(ctx, input.code)),
  sessions: procedure('account.sessions')
    .output(sessionsReply)
    .query(async ({ ctx }) =>
      (await ctx.store.sessions.list(ctx.viewer.id)).map(({ sid, publicId, ...session }) => ({
        ...session,
        id: publicId,
        current: sid === ctx.viewer.cookieSid,
      })),
    ),
  endSession: procedure('account.endSession')
    .input(endSessionRequest)
    .output(endedReply)
    .mutation(async ({ ctx, input }) => {
      const ended = await ctx.store.sessions.endOne(ctx.viewer.id, input.sessionId);
      if (ended.length === 0) throw new AppError('not_found');
      return { ended: ended.length };
    }),
  endAllSessions: procedure('account.endAllSessions')
    .output(endedReply)
    .mutation(async ({ ctx }) => {
      const ended = await ctx.store.transaction((store) => store.sessions.endAll(ctx.viewer.id));
      ctx.respond.signOut();
      return { ended: ended.length };
    }),
});
