import { availability, availabilityReply, slotsReply, slotsRequest } from '@noodlenaut/contract';
import { call } from '../calls/call.ts';
import { readAvailability, saveAvailability } from './availability.ts';
import { readSlots } from './read-slots.ts';

/** When tutors can be booked: their own hours, and what families see of them. */
export const availabilityCalls = {
  slots: call({
    rest: 'GET /api/tutoring/tutors/{tutorId}/slots',
    who: ['student', 'tutor', 'parent'],
    whose: 'public',
    input: slotsRequest,
    output: slotsReply,
  }).query(({ ctx, input }) => readSlots(ctx, ctx.viewer, input)),
  availability: call({
    rest: 'GET /api/tutor/availability',
    who: ['tutor', 'unverifiedTutor'],
    whose: 'self',
    output: availabilityReply,
  }).query(({ ctx }) => readAvailability(ctx, ctx.viewer)),
  saveAvailability: call({
    rest: 'POST /api/tutor/availability',
    who: ['tutor', 'unverifiedTutor'],
    whose: 'self',
    limit: 'tutoring.change',
    input: availability,
    output: availabilityReply,
  }).mutation(({ ctx, input }) => saveAvailability(ctx, ctx.viewer, input)),
};
