import {
  calendarLinkReply,
  earningsReply,
  newCalendarLinkReply,
  sessionSkillsReply,
  tutorProfileReply,
  tutorProfileRequest,
  tutoringSession,
  tutoringSessionRequest,
} from '@noodlenaut/contract';
import { call } from '../calls/call.ts';
import { removeCalendarLink, renewCalendarLink } from './calendar-link.ts';
import { readEarnings } from './read-earnings.ts';
import { saveTutorProfile } from './save-tutor-profile.ts';
import { readSessionSkills } from './session-skills.ts';
import { waiveSession } from './waive-session.ts';

/** A tutor's own desk: earnings, profile, what follows a session; and private calendars, which parents have too. */
export const tutorCalls = {
  earnings: call({
    rest: 'GET /api/tutor/earnings',
    who: ['tutor'],
    whose: 'self',
    output: earningsReply,
  }).query(({ ctx }) => readEarnings(ctx, ctx.viewer)),
  saveProfile: call({
    rest: 'POST /api/tutor/profile',
    who: ['tutor', 'unverifiedTutor'],
    whose: 'self',
    limit: 'tutoring.change',
    input: tutorProfileRequest,
    output: tutorProfileReply,
  }).mutation(({ ctx, input }) => saveTutorProfile(ctx, ctx.viewer, input)),
  sessionSkills: call({
    rest: 'GET /api/tutoring/sessions/{sessionId}/skills',
    who: ['tutor'],
    whose: 'participant',
    input: tutoringSessionRequest,
    output: sessionSkillsReply,
  }).query(({ ctx, input }) => readSessionSkills(ctx, ctx.viewer, input.sessionId)),
  waiveSession: call({
    rest: 'POST /api/tutoring/sessions/{sessionId}/waive',
    who: ['tutor'],
    whose: 'participant',
    limit: 'tutoring.change',
    input: tutoringSessionRequest,
    output: tutoringSession,
  }).mutation(({ ctx, input }) => waiveSession(ctx, ctx.viewer, input.sessionId)),
  calendarLink: call({
    rest: 'GET /api/tutoring/calendar',
    who: ['tutor', 'parent'],
    whose: 'self',
    output: calendarLinkReply,
  }).query(async ({ ctx }) => ({ since: await ctx.store.calendarLinks.since(ctx.viewer.id) })),
  renewCalendarLink: call({
    rest: 'POST /api/tutoring/calendar',
    who: ['tutor', 'parent'],
    whose: 'self',
    limit: 'tutoring.change',
    output: newCalendarLinkReply,
  }).mutation(({ ctx }) => renewCalendarLink(ctx, ctx.viewer)),
  removeCalendarLink: call({
    rest: 'DELETE /api/tutoring/calendar',
    who: ['tutor', 'parent'],
    whose: 'self',
    limit: 'tutoring.change',
    output: calendarLinkReply,
  }).mutation(({ ctx }) => removeCalendarLink(ctx, ctx.viewer)),
};
