import { ANYONE, SIGNED_IN, SIGNED_OUT } from '@noodlenaut/domain';
import {
  loginReply,
  loginRequest,
  oauthStatusReply,
  pictureChildrenReply,
  pictureGuestReply,
  pictureGuestRequest,
  pictureLoginRequest,
  okReply,
  registerReply,
  registerRequest,
} from '@noodlenaut/contract';
import { call, openCall } from '../calls/call.ts';
import { confirmGoogleLink } from './confirm-google-link.ts';
import { logIn } from './log-in.ts';
import { logInWithPictures, readPictureChildren, readPictureGuest } from './log-in-with-pictures.ts';
import { logOut } from './log-out.ts';
import { register } from './register.ts';

/** Signing in and out: by password, pictures or Google, and registration. */
export const signInCalls = {
  login: openCall({
    rest: 'POST /api/login',
    who: ANYONE,
    whose: 'public',
    input: loginRequest,
    output: loginReply,
  }).mutation(({ ctx, input }) => logIn(ctx, input)),
  pictureChildren: openCall({
    rest: 'GET /api/login/pictures',
    who: ANYONE,
    whose: 'public',
    output: pictureChildrenReply,
  }).query(({ ctx }) => readPictureChildren(ctx)),
  pictureGuest: openCall({
    rest: 'POST /api/login/pictures/guest',
    who: ANYONE,
    whose: 'public',
    input: pictureGuestRequest,
    output: pictureGuestReply,
  }).mutation(({ ctx, input }) => readPictureGuest(ctx, input.token)),
  pictureLogin: openCall({
    rest: 'POST /api/login/pictures',
    who: ANYONE,
    whose: 'public',
    input: pictureLoginRequest,
    output: loginReply,
  }).mutation(({ ctx, input }) => logInWithPictures(ctx, input)),
  register: openCall({
    rest: 'POST /api/register',
    who: SIGNED_OUT,
    whose: 'public',
    limit: 'register.address',
    input: registerRequest,
    output: registerReply,
  }).mutation(({ ctx, input }) => register(ctx, input)),
  logout: openCall({ rest: 'POST /api/logout', who: ANYONE, whose: 'public', output: okReply }).mutation(
    ({ ctx }) => logOut(ctx),
  ),
  oauthStatus: openCall({
    rest: 'GET /api/oauth-status',
    who: ANYONE,
    whose: 'public',
    output: oauthStatusReply,
  }).query(({ ctx }) => ({ googleOAuth: { configured: ctx.env.GOOGLE_CLIENT_ID !== undefined } })),
  confirmGoogleLink: call({
    rest: 'POST /api/auth/google/link',
    who: SIGNED_IN,
    whose: 'self',
    withoutRole: true,
    cookieOnly: true,
    output: okReply,
  }).mutation(({ ctx }) => confirmGoogleLink(ctx, ctx.viewer)),
};
