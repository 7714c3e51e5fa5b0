import {
  archivePathRequest,
  changePathRequest,
  createPathRequest,
  myPathsReply,
  okReply,
  pathRequest,
  pathsOfChildReply,
  pathsOfChildRequest,
  pathsOfClassReply,
  pathsOfClassRequest,
  pathWrittenReply,
} from '@noodlenaut/contract';
import { call } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { archivePath, removePath } from './archive-path.ts';
import { changePath } from './change-path.ts';
import { createPath } from './create-path.ts';
import { readMyPaths, readPathsOfChild, readPathsOfClass } from './read-paths.ts';

/** Learning paths: lessons and practice in an order that a grown-up chose (decision 0091). */
export const pathsRouter = router({
  mine: call({
    rest: 'GET /api/paths/mine',
    who: ['student'],
    whose: 'self',
    output: myPathsReply,
  }).query(({ ctx }) => readMyPaths(ctx, ctx.viewer)),
  ofChild: call({
    rest: 'GET /api/family/children/{childId}/paths',
    who: ['parent'],
    whose: 'learner',
    input: pathsOfChildRequest,
    output: pathsOfChildReply,
  }).query(({ ctx, input }) => readPathsOfChild(ctx, ctx.viewer, input.childId)),
  ofClass: call({
    rest: 'GET /api/classes/{classId}/paths',
    who: ['teacher'],
    whose: 'participant',
    input: pathsOfClassRequest,
    output: pathsOfClassReply,
  }).query(({ ctx, input }) => readPathsOfClass(ctx, ctx.viewer, input.classId)),
  create: call({
    rest: 'POST /api/paths',
    who: ['teacher', 'parent'],
    whose: 'participant',
    limit: 'path.write',
    input: createPathRequest,
    output: pathWrittenReply,
  }).mutation(({ ctx, input }) => createPath(ctx, ctx.viewer, input)),
  change: call({
    rest: 'PATCH /api/paths/{pathId}',
    who: ['teacher', 'parent'],
    whose: 'participant',
    limit: 'path.write',
    input: changePathRequest,
    output: pathWrittenReply,
  }).mutation(({ ctx, input }) => changePath(ctx, ctx.viewer, input)),
  archive: call({
    rest: 'POST /api/paths/{pathId}/archive',
    who: ['teacher', 'parent'],
    whose: 'participant',
    limit: 'path.write',
    input: archivePathRequest,
    output: pathWrittenReply,
  }).mutation(({ ctx, input }) => archivePath(ctx, ctx.viewer, input)),
  remove: call({
    rest: 'DELETE /api/paths/{pathId}',
    who: ['teacher', 'parent'],
    whose: 'participant',
    limit: 'path.write',
    input: pathRequest,
    output: okReply,
  }).mutation(({ ctx, input }) => removePath(ctx, ctx.viewer, input.pathId)),
});
