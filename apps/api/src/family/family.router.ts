import {
  childRequest,
  consentsReply,
  createChildReply,
  familyChildrenReply,
  setConsentRequest,
  setWeeklyMailRequest,
  stopWeeklyMailRequest,
  weeklyMailReply,
  createChildRequest,
  devicesReply,
  endDeviceRequest,
  familyCodeReply,
  familyLinksReply,
  learnerQuery,
  linkReply,
  linkRequest,
  makeFamilyCodeRequest,
  okReply,
  redeemFamilyCodeRequest,
  resetSignInReply,
  resetSignInRequest,
  signInTokenReply,
  trustDeviceReply,
} from '@noodlenaut/contract';
import { endDevice, readDevices, trustDevice } from './trust-device.ts';
import { resetSignIn } from './reset-sign-in.ts';
import { openProcedure, procedure, router } from '../trpc.ts';
import { askEnd, takeBackEnd } from './ask-end.ts';
import { confirmLink } from './confirm-link.ts';
import { handOver } from './hand-over.ts';
import { notices } from './notices.router.ts';
import { readConsents, setConsent } from './consents.ts';
import { readChildren } from './read-children.ts';
import { createChild } from './create-child.ts';
import { endLink } from './end-link.ts';
import { makeFamilyCode } from './make-family-code.ts';
import { readLinks } from './read-links.ts';
import { stopWeeklyMail } from './stop-weekly-mail.ts';
import { readWeeklyMail, setWeeklyMail } from './weekly-mail.ts';
import { makeSignInToken } from './make-sign-in-token.ts';
import { redeemFamilyCode } from './redeem-family-code.ts';

/** Who belongs together: codes, links and the accounts a parent makes (PRODUCT 1, SAFETY 2.15). */
export const familyRouter = router({
  ...notices,
  children: procedure('family.children')
    .output(familyChildrenReply)
    .query(({ ctx }) => readChildren(ctx)),
  consents: procedure('family.consents')
    .input(childRequest)
    .output(consentsReply)
    .query(({ ctx, input }) => readConsents(ctx, input.childId)),
  setConsent: procedure('family.setConsent')
    .input(setConsentRequest)
    .output(consentsReply)
    .mutation(({ ctx, input }) => setConsent(ctx, input)),
  weeklyMail: procedure('family.weeklyMail')
    .input(childRequest)
    .output(weeklyMailReply)
    .query(({ ctx, input }) => readWeeklyMail(ctx, input.childId)),
  setWeeklyMail: procedure('family.setWeeklyMail')
    .input(setWeeklyMailRequest)
    .output(weeklyMailReply)
    .mutation(({ ctx, input }) => setWeeklyMail(ctx, input)),
  stopWeeklyMail: openProcedure('family.stopWeeklyMail')
    .input(stopWeeklyMailRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => stopWeeklyMail(ctx, input.token)),
  links: procedure('family.links')
    .input(learnerQuery.optional())
    .output(familyLinksReply)
    .query(({ ctx, input }) => readLinks(ctx, input?.studentId)),
  makeCode: procedure('family.makeCode')
    .input(makeFamilyCodeRequest)
    .output(familyCodeReply)
    .mutation(({ ctx, input }) => makeFamilyCode(ctx, input.childId)),
  redeemCode: procedure('family.redeemCode')
    .input(redeemFamilyCodeRequest)
    .output(linkReply)
    .mutation(({ ctx, input }) => redeemFamilyCode(ctx, input.code)),
  confirmLink: procedure('family.confirmLink')
    .input(linkRequest)
    .output(linkReply)
    .mutation(({ ctx, input }) => confirmLink(ctx, input.linkId)),
  endLink: procedure('family.endLink')
    .input(linkRequest)
    .output(linkReply)
    .mutation(({ ctx, input }) => endLink(ctx, input.linkId)),
  askEnd: procedure('family.askEnd')
    .input(linkRequest)
    .output(linkReply)
    .mutation(({ ctx, input }) => askEnd(ctx, input.linkId)),
  takeBackEnd: procedure('family.takeBackEnd')
    .input(linkRequest)
    .output(linkReply)
    .mutation(({ ctx, input }) => takeBackEnd(ctx, input.linkId)),
  handOver: procedure('family.handOver')
    .input(linkRequest)
    .output(linkReply)
    .mutation(({ ctx, input }) => handOver(ctx, input.linkId)),
  createChild: procedure('family.createChild')
    .input(createChildRequest)
    .output(createChildReply)
    .mutation(({ ctx, input }) => createChild(ctx, input)),
  resetSignIn: procedure('family.resetSignIn')
    .input(resetSignInRequest)
    .output(resetSignInReply)
    .mutation(({ ctx, input }) => resetSignIn(ctx, input)),
  makeSignInToken: procedure('family.makeSignInToken')
    .input(childRequest)
    .output(signInTokenReply)
    .mutation(({ ctx, input }) => makeSignInToken(ctx, input.childId)),
  trustDevice: procedure('family.trustDevice')
    .output(trustDeviceReply)
    .mutation(({ ctx }) => trustDevice(ctx)),
  devices: procedure('family.devices')
    .output(devicesReply)
    .query(({ ctx }) => readDevices(ctx)),
  endDevice: procedure('family.endDevice')
    .input(endDeviceRequest)
    .output(okReply)
    .mutation(({ ctx, input }) => endDevice(ctx, input.deviceId)),
});
