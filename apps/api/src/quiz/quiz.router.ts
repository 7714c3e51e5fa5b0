import { createRoomRequest, joinRoomReply, joinRoomRequest, room, roomsReply } from '@noodlenaut/contract';
import { procedure, router } from '../trpc.ts';
import { createRoom } from './create-room.ts';
import { joinRoom } from './join-room.ts';

/** Quiz rooms (SPEC 7). */
export const quizRouter = router({
  rooms: procedure('quiz.rooms')
    .output(roomsReply)
    .query(({ ctx }) => ctx.store.quiz.rooms(null)),
  createRoom: procedure('quiz.createRoom')
    .input(createRoomRequest)
    .output(room)
    .mutation(({ ctx, input }) => createRoom(ctx, input)),
  joinRoom: procedure('quiz.joinRoom')
    .input(joinRoomRequest)
    .output(joinRoomReply)
    .mutation(({ ctx, input }) => joinRoom(ctx, input.code)),
});
