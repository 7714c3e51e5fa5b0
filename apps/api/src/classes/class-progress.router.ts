import {
  classItemsReply,
  classNewsReply,
  classItemsRequest,
  classRequest,
  classSkillsReply,
  classSkillsRequest,
  classViewReply,
  csvReply,
} from '@noodlenaut/contract';
import { call } from '../calls/call.ts';

import { skillsCsv, viewCsv } from './class-csv.ts';
import { readClassNews } from './read-class-news.ts';
import { readClassItems } from './read-class-items.ts';
import { readClassSkills } from './read-class-skills.ts';
import { readClassView } from './read-class-view.ts';

/** What a class did, for its teachers; each file comes from the reply of its screen. */
export const classProgress = {
  news: call({
    rest: 'GET /api/classes/news',
    who: ['teacher'],
    whose: 'participant',
    output: classNewsReply,
  }).query(({ ctx }) => readClassNews(ctx, ctx.viewer)),
  view: call({
    rest: 'GET /api/classes/{classId}/view',
    who: ['teacher'],
    whose: 'participant',
    input: classRequest,
    output: classViewReply,
  }).query(({ ctx, input }) => readClassView(ctx, ctx.viewer, input.classId)),
  viewCsv: call({
    rest: 'GET /api/classes/{classId}/view/csv',
    who: ['teacher'],
    whose: 'participant',
    input: classRequest,
    output: csvReply,
  }).query(async ({ ctx, input }) => viewCsv(await readClassView(ctx, ctx.viewer, input.classId))),
  skills: call({
    rest: 'GET /api/classes/{classId}/skills/{subjectId}',
    who: ['teacher'],
    whose: 'participant',
    input: classSkillsRequest,
    output: classSkillsReply,
  }).query(({ ctx, input }) => readClassSkills(ctx, ctx.viewer, input.classId, input.subjectId)),
  skillsCsv: call({
    rest: 'GET /api/classes/{classId}/skills/{subjectId}/csv',
    who: ['teacher'],
    whose: 'participant',
    input: classSkillsRequest,
    output: csvReply,
  }).query(async ({ ctx, input }) =>
    skillsCsv(await readClassSkills(ctx, ctx.viewer, input.classId, input.subjectId)),
  ),
  items: call({
    rest: 'GET /api/classes/{classId}/items',
    who: ['teacher'],
    whose: 'participant',
    input: classItemsRequest,
    output: classItemsReply,
  }).query(({ ctx, input }) => readClassItems(ctx, ctx.viewer, input)),
};
