import {
  createRoomRequest,
  face,
  faceReply,
  okReply,
  joinRoomReply,
  joinRoomRequest,
  quizResultsCsvReply,
  quizResultsReply,
  questionsReply,
  quizEarnedReply,
  questionsRequest,
  quizStatsReply,
  reportPlayerReply,
  reportPlayerRequest,
  room,
  roomsReply,
  uuid,
} from '@noodlenaut/contract';
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { AppError } from '../errors/app-error.ts';
import { audienceOf } from './audience-of.ts';
import { createRoom } from './create-room.ts';
import { joinRoom } from './join-room.ts';
import { readFace } from './read-face.ts';
import { questionsToChoose } from './questions-to-choose.ts';
import { rematch } from './rematch.ts';
import { reportPlayer } from './report-player.ts';
import { readResults, resultsCsv } from './read-results.ts';

const ofRoom = z.object({ roomId: uuid });

/** Quiz rooms, their results and a learner's counts. */
export const quizRouter = router({
  rooms: call({
    rest: 'GET /api/multiplayer/rooms',
    who: ['student'],
    whose: 'room',
    output: roomsReply,
  }).query(async ({ ctx }) =>
    ctx.store.quiz.rooms((await audienceOf(ctx, ctx.viewer)) === 'everybody' ? null : ctx.viewer.id),
  ),
  mine: call({
    rest: 'GET /api/multiplayer/games',
    who: ['student', 'teacher'],
    whose: 'room',
    output: roomsReply,
  }).query(async ({ ctx }) =>
    ctx.store.quiz.mine(ctx.viewer.id, (await audienceOf(ctx, ctx.viewer)) !== 'everybody'),
  ),
  stats: call({
    rest: 'GET /api/multiplayer/stats',
    who: ['student'],
    whose: 'self',
    output: quizStatsReply,
  }).query(({ ctx }) => ctx.store.quizResults.stats(ctx.viewer.id)),
  earned: call({
    rest: 'GET /api/multiplayer/games/{roomId}/earned',
    who: ['student'],
    whose: 'room',
    input: ofRoom,
    output: quizEarnedReply,
  }).query(async ({ ctx, input }) => {
    const earned = await ctx.store.quizResults.earned(input.roomId, ctx.viewer.id);
    if (!earned) throw new AppError('not_found');
    return earned;
  }),
  results: call({
    rest: 'GET /api/multiplayer/games/{roomId}/results',
    who: ['teacher'],
    whose: 'room',
    input: ofRoom,
    output: quizResultsReply,
  }).query(({ ctx, input }) => readResults(ctx, ctx.viewer, input.roomId)),
  resultsCsv: call({
    rest: 'GET /api/multiplayer/games/{roomId}/results/csv',
    who: ['teacher'],
    whose: 'room',
    input: ofRoom,
    output: quizResultsCsvReply,
  }).query(async ({ ctx, input }) => resultsCsv(await readResults(ctx, ctx.viewer, input.roomId))),
  questions: call({
    rest: 'GET /api/multiplayer/questions',
    who: ['teacher'],
    whose: 'room',
    input: questionsRequest,
    output: questionsReply,
  }).query(({ ctx, input }) => questionsToChoose(ctx, input)),
  createRoom: call({
    rest: 'POST /api/multiplayer/rooms',
    who: ['student', 'teacher'],
    whose: 'room',
    consent: 'multiplayer',
    input: createRoomRequest,
    output: room,
  }).mutation(({ ctx, input }) => createRoom(ctx, ctx.viewer, input)),
  joinRoom: call({
    rest: 'POST /api/multiplayer/rooms/{code}/join',
    who: ['student'],
    whose: 'room',
    input: joinRoomRequest,
    output: joinRoomReply,
  }).mutation(({ ctx, input }) => joinRoom(ctx, ctx.viewer, input.code)),
  rematch: call({
    rest: 'POST /api/multiplayer/games/{roomId}/rematch',
    who: ['student'],
    whose: 'room',
    consent: 'multiplayer',
    input: ofRoom,
    output: room,
  }).mutation(({ ctx, input }) => rematch(ctx, ctx.viewer, input.roomId)),
  face: call({
    rest: 'GET /api/multiplayer/face',
    who: ['student'],
    whose: 'self',
    output: faceReply,
  }).query(({ ctx }) => readFace(ctx, ctx.viewer)),
  setFace: call({
    rest: 'POST /api/multiplayer/face',
    who: ['student'],
    whose: 'self',
    limit: 'rooms.face',
    input: face,
    output: okReply,
  }).mutation(async ({ ctx, input }) => {
    await ctx.store.gameFaces.keep(ctx.viewer.id, input);
    return { ok: true };
  }),
  report: call({
    rest: 'POST /api/multiplayer/games/{roomId}/reports',
    who: ['student'],
    whose: 'room',
    limit: 'rooms.report',
    input: reportPlayerRequest,
    output: reportPlayerReply,
  }).mutation(({ ctx, input }) => reportPlayer(ctx, ctx.viewer, input)),
});
