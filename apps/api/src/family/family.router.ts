import { ANYONE } from '@noodlenaut/domain';
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
  devicesOfChildReply,
  devicesReply,
  endDeviceRequest,
  familyCodeReply,
  familyLinksReply,
  familyWeeksReply,
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
import { readDevicesOfChild } from './read-devices-of-child.ts';
import { resetSignIn } from './reset-sign-in.ts';
import { call, openCall } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { askEnd, takeBackEnd } from './ask-end.ts';
import { confirmLink } from './confirm-link.ts';
import { handOver } from './hand-over.ts';
import { notices } from './notices.router.ts';
import { readConsents, setConsent } from './consents.ts';
import { readChildren } from './read-children.ts';
import { createChild } from './create-child.ts';
import { endLink } from './end-link.ts';
import { makeFamilyCode } from './make-family-code.ts';
import { readWeeks } from './read-weeks.ts';
import { readLinks } from './read-links.ts';
import { readWeeklyMail, setWeeklyMail, stopWeeklyMail } from './weekly-mail.ts';
import { makeSignInToken } from './make-sign-in-token.ts';
import { redeemFamilyCode } from './redeem-family-code.ts';

/** Who belongs together: codes, links and the accounts a parent makes (security 2.15). */
export const familyRouter = router({
  ...notices,
  children: call({
    rest: 'GET /api/family/children',
    who: ['teacher', 'parent'],
    whose: 'learner',
    output: familyChildrenReply,
  }).query(({ ctx }) => readChildren(ctx, ctx.viewer)),
  weeks: call({
    rest: 'GET /api/family/weeks',
    who: ['parent'],
    whose: 'learner',
    output: familyWeeksReply,
  }).query(({ ctx }) => readWeeks(ctx, ctx.viewer)),
  consents: call({
    rest: 'GET /api/family/children/{childId}/consents',
    who: ['student', 'parent'],
    whose: 'learner',
    input: childRequest,
    output: consentsReply,
  }).query(({ ctx, input }) => readConsents(ctx, ctx.viewer, input.childId)),
  setConsent: call({
    rest: 'POST /api/family/children/{childId}/consents',
    who: ['parent'],
    whose: 'learner',
    cookieOnly: true,
    fresh: true,
    input: setConsentRequest,
    output: consentsReply,
  }).mutation(({ ctx, input }) => setConsent(ctx, ctx.viewer, input)),
  weeklyMail: call({
    rest: 'GET /api/family/children/{childId}/weekly-mail',
    who: ['parent'],
    whose: 'learner',
    input: childRequest,
    output: weeklyMailReply,
  }).query(({ ctx, input }) => readWeeklyMail(ctx, ctx.viewer, input.childId)),
  setWeeklyMail: call({
    rest: 'POST /api/family/children/{childId}/weekly-mail',
    who: ['parent'],
    whose: 'learner',
    cookieOnly: true,
    input: setWeeklyMailRequest,
    output: weeklyMailReply,
  }).mutation(({ ctx, input }) => setWeeklyMail(ctx, ctx.viewer, input)),
  stopWeeklyMail: openCall({
    rest: 'POST /api/weekly-mail/stop',
    who: ANYONE,
    whose: 'public',
    limit: 'mail.stop',
    input: stopWeeklyMailRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => stopWeeklyMail(ctx, input.token)),
  links: call({
    rest: 'GET /api/family/links',
    who: ['student', 'parent'],
    whose: 'learner',
    input: learnerQuery.optional(),
    output: familyLinksReply,
  }).query(({ ctx, input }) => readLinks(ctx, ctx.viewer, input?.studentId)),
  makeCode: call({
    rest: 'POST /api/family/code',
    who: ['student', 'parent'],
    whose: 'learner',
    limit: 'link.code',
    cookieOnly: true,
    input: makeFamilyCodeRequest,
    output: familyCodeReply,
  }).mutation(({ ctx, input }) => makeFamilyCode(ctx, ctx.viewer, input.childId)),
  redeemCode: call({
    rest: 'POST /api/family/links',
    who: ['parent'],
    whose: 'self',
    limit: 'link.redeem',
    cookieOnly: true,
    fresh: true,
    input: redeemFamilyCodeRequest,
    output: linkReply,
  }).mutation(({ ctx, input }) => redeemFamilyCode(ctx, ctx.viewer, input.code)),
  confirmLink: call({
    rest: 'POST /api/family/links/{linkId}/confirm',
    who: ['student', 'parent'],
    whose: 'participant',
    cookieOnly: true,
    fresh: true,
    input: linkRequest,
    output: linkReply,
  }).mutation(({ ctx, input }) => confirmLink(ctx, ctx.viewer, input.linkId)),
  endLink: call({
    rest: 'DELETE /api/family/links/{linkId}',
    who: ['student', 'parent'],
    whose: 'participant',
    cookieOnly: true,
    fresh: true,
    input: linkRequest,
    output: linkReply,
  }).mutation(({ ctx, input }) => endLink(ctx, ctx.viewer, input.linkId)),
  askEnd: call({
    rest: 'POST /api/family/links/{linkId}/end-wish',
    who: ['student'],
    whose: 'participant',
    cookieOnly: true,
    input: linkRequest,
    output: linkReply,
  }).mutation(({ ctx, input }) => askEnd(ctx, ctx.viewer, input.linkId)),
  takeBackEnd: call({
    rest: 'DELETE /api/family/links/{linkId}/end-wish',
    who: ['student'],
    whose: 'participant',
    cookieOnly: true,
    input: linkRequest,
    output: linkReply,
  }).mutation(({ ctx, input }) => takeBackEnd(ctx, ctx.viewer, input.linkId)),
  handOver: call({
    rest: 'POST /api/family/links/{linkId}/primary',
    who: ['parent'],
    whose: 'participant',
    cookieOnly: true,
    fresh: true,
    input: linkRequest,
    output: linkReply,
  }).mutation(({ ctx, input }) => handOver(ctx, ctx.viewer, input.linkId)),
  createChild: call({
    rest: 'POST /api/family/children',
    who: ['parent'],
    whose: 'self',
    limit: 'family.child',
    cookieOnly: true,
    fresh: true,
    input: createChildRequest,
    output: createChildReply,
  }).mutation(({ ctx, input }) => createChild(ctx, ctx.viewer, input)),
  resetSignIn: call({
    rest: 'POST /api/family/children/{childId}/sign-in',
    who: ['teacher', 'parent'],
    whose: 'learner',
    limit: 'password.change',
    cookieOnly: true,
    fresh: true,
    input: resetSignInRequest,
    output: resetSignInReply,
  }).mutation(({ ctx, input }) => resetSignIn(ctx, ctx.viewer, input)),
  makeSignInToken: call({
    rest: 'POST /api/family/children/{childId}/qr',
    who: ['teacher', 'parent'],
    whose: 'learner',
    limit: 'link.code',
    cookieOnly: true,
    input: childRequest,
    output: signInTokenReply,
  }).mutation(({ ctx, input }) => makeSignInToken(ctx, ctx.viewer, input.childId)),
  trustDevice: call({
    rest: 'POST /api/family/devices',
    who: ['teacher', 'parent'],
    whose: 'self',
    limit: 'family.device',
    cookieOnly: true,
    output: trustDeviceReply,
  }).mutation(({ ctx }) => trustDevice(ctx, ctx.viewer)),
  devices: call({
    rest: 'GET /api/family/devices',
    who: ['teacher', 'parent'],
    whose: 'self',
    output: devicesReply,
  }).query(({ ctx }) => readDevices(ctx, ctx.viewer)),
  classroomDevices: call({
    rest: 'GET /api/family/children/{childId}/classroom-devices',
    who: ['parent'],
    whose: 'learner',
    input: childRequest,
    output: devicesOfChildReply,
  }).query(({ ctx, input }) => readDevicesOfChild(ctx, ctx.viewer, input.childId)),
  endDevice: call({
    rest: 'DELETE /api/family/devices/{deviceId}',
    who: ['teacher', 'parent'],
    whose: 'self',
    cookieOnly: true,
    input: endDeviceRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => endDevice(ctx, ctx.viewer, input.deviceId)),
});
