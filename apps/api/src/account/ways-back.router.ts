import { ANYONE, GROWN_UPS, SIGNED_IN } from '@noodlenaut/domain';
import {
  changePasswordRequest,
  confirmAddressRequest,
  confirmedAddressReply,
  confirmPasswordRequest,
  confirmSecondFactorRequest,
  confirmPasswordReset as confirmPasswordResetRequest,
  endedReply,
  okReply,
  recoveryCodesReply,
  secondFactorReply,
  requestPasswordReset as requestPasswordResetRequest,
  setAddressRequest,
  useRecoveryCodeRequest,
  waysBackReply,
} from '@noodlenaut/contract';
import { isFactorRequired } from '@noodlenaut/domain';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { call, openCall } from '../calls/call.ts';
import { changePassword } from './change-password.ts';
import { confirmPasswordReset } from './confirm-password-reset.ts';
import { makeRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { confirmAddress, setAddress } from './set-address.ts';
import { beginSecondFactor, confirmSecondFactor, dropSecondFactor } from './switch-second-factor.ts';

/** These calls change how the viewer signs in, so they need a fresh password. */
const OWN_WAYS_IN = { cookieOnly: true, fresh: true, withoutFactor: true } as const;

/** Passwords, addresses, recovery codes and the second factor. */
export const wayBackCalls = {
  changePassword: call({
    rest: 'POST /api/password/change',
    who: SIGNED_IN,
    whose: 'self',
    limit: 'password.change',
    withoutRole: true,
    cookieOnly: true,
    input: changePasswordRequest,
    output: endedReply,
  }).mutation(({ ctx, input }) => changePassword(ctx, ctx.viewer, input)),
  confirmPassword: call({
    rest: 'POST /api/password/confirm',
    who: SIGNED_IN,
    whose: 'self',
    withoutRole: true,
    cookieOnly: true,
    input: confirmPasswordRequest,
    output: okReply,
  }).mutation(async ({ ctx, input }) => {
    await confirmPassword(ctx, ctx.viewer, input.password);
    return { ok: true as const };
  }),
  requestPasswordReset: openCall({
    rest: 'POST /api/password/reset/request',
    who: ANYONE,
    whose: 'public',
    limit: 'reset.address',
    input: requestPasswordResetRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => requestPasswordReset(ctx, input.email)),
  confirmPasswordReset: openCall({
    rest: 'POST /api/password/reset/confirm',
    who: ANYONE,
    whose: 'public',
    limit: 'reset.address',
    input: confirmPasswordResetRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => confirmPasswordReset(ctx, input)),
  waysBack: call({
    rest: 'GET /api/user/ways-back',
    who: GROWN_UPS,
    whose: 'self',
    withoutFactor: true,
    output: waysBackReply,
  }).query(async ({ ctx }) => {
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
  setAddress: call({
    rest: 'POST /api/user/email',
    who: GROWN_UPS,
    whose: 'self',
    limit: 'address.change',
    ...OWN_WAYS_IN,
    input: setAddressRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => setAddress(ctx, ctx.viewer, input.email)),
  confirmAddress: openCall({
    rest: 'POST /api/user/email/confirm',
    who: ANYONE,
    whose: 'public',
    limit: 'address.confirm',
    input: confirmAddressRequest,
    output: confirmedAddressReply,
  }).mutation(({ ctx, input }) => confirmAddress(ctx, input.token)),
  makeRecoveryCodes: call({
    rest: 'POST /api/recovery-codes',
    who: GROWN_UPS,
    whose: 'self',
    limit: 'link.code',
    ...OWN_WAYS_IN,
    output: recoveryCodesReply,
  }).mutation(({ ctx }) => makeRecoveryCodes(ctx, ctx.viewer)),
  useRecoveryCode: openCall({
    rest: 'POST /api/recovery-codes/use',
    who: ANYONE,
    whose: 'public',
    limit: 'reset.address',
    input: useRecoveryCodeRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => useRecoveryCode(ctx, input)),
  beginSecondFactor: call({
    rest: 'POST /api/second-factor',
    who: GROWN_UPS,
    whose: 'self',
    limit: 'link.code',
    ...OWN_WAYS_IN,
    output: secondFactorReply,
  }).mutation(({ ctx }) => beginSecondFactor(ctx, ctx.viewer)),
  confirmSecondFactor: call({
    rest: 'POST /api/second-factor/confirm',
    who: GROWN_UPS,
    whose: 'self',
    ...OWN_WAYS_IN,
    input: confirmSecondFactorRequest,
    output: endedReply,
  }).mutation(({ ctx, input }) => confirmSecondFactor(ctx, ctx.viewer, input.code)),
  dropSecondFactor: call({
    rest: 'DELETE /api/second-factor',
    who: GROWN_UPS,
    whose: 'self',
    ...OWN_WAYS_IN,
    output: okReply,
  }).mutation(({ ctx }) => dropSecondFactor(ctx, ctx.viewer)),
};
