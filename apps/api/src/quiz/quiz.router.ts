import {
  createRoomRequest,
  joinRoomReply,
  joinRoomRequest,
  quizResultsCsvReply,
  quizResultsReply,
  quizStatsReply,
  reportPlayerReply,
  reportPlayerRequest,
  room,
  roomsReply,
  uuid,
} from '@noodlenaut/contract';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';
import { audienceOf } from './audience-of.ts';
import { createRoom } from './create-room.ts';
import { joinRoom } from './join-room.ts';
import { rematch } from './rematch.ts';
import { reportPlayer } from './report-player.ts';
import { readResults, resultsCsv } from './read-results.ts';

const ofRoom = z.object({ roomId: uuid });

/** Quiz rooms (SPEC 7), their results and a learner's counts (PRODUCT 4). */
export const quizRouter = router({
  rooms: procedure('quiz.rooms')
    .output(roomsReply)
    .query(async ({ ctx }) =>
      ctx.store.quiz.rooms((await audienceOf(ctx)) === 'everybody' ? null : ctx.viewer.id),
    ),
  mine: procedure('quiz.mine')
    .output(roomsReply)
    .query(async ({ ctx }) => ctx.store.quiz.mine(ctx.viewer.id, (await audienceOf(ctx)) !== 'everybody')),
  stats: procedure('quiz.stats')
    .output(quizStatsReply)
    .query(({ ctx }) => ctx.store.quizResults.stats(ctx.viewer.id)),
  results: procedure('quiz.results')
    .input(ofRoom)
    .output(quizResultsReply)
    .query(({ ctx, input }) => readResults(ctx, input.roomId)),
  resultsCsv: procedure('quiz.resultsCsv')
    .input(ofRoom)
    .output(quizResultsCsvReply)
    .query(async ({ ctx, input }) => resultsCsv(await readResults(ctx, input.roomId))),
  createRoom: procedure('quiz.createRoom')
    .input(createRoomRequest)
    .output(room)
    .mutation(({ ctx, input }) => createRoom(ctx, input)),
  joinRoom: procedure('quiz.joinRoom')
    .input(joinRoomRequest)
    .output(joinRoomReply)
    .mutation(({ ctx, input }) => joinRoom(ctx, input.code)),
  rematch: procedure('quiz.rematch')
    .input(ofRoom)
    .output(room)
    .mutation(({ ctx, input }) => rematch(ctx, input.roomId)),
  report: procedure('quiz.report')
    .input(reportPlayerRequest)
    .output(reportPlayerReply)
    .mutation(({ ctx, input }) => reportPlayer(ctx, input)),
});
