import {
  classItemsReply,
  classItemsRequest,
  classRequest,
  classSkillsReply,
  classSkillsRequest,
  classViewReply,
  csvReply,
} from '@noodlenaut/contract';
import { procedure } from '../trpc.ts';
import { skillsCsv, viewCsv } from './class-csv.ts';
import { readClassItems } from './read-class-items.ts';
import { readClassSkills } from './read-class-skills.ts';
import { readClassView } from './read-class-view.ts';

/** What a class did, for its teachers (issue 6.4); each file comes from the reply of its screen. */
export const classProgress = {
  view: procedure('classes.view')
    .input(classRequest)
    .output(classViewReply)
    .query(({ ctx, input }) => readClassView(ctx, input.classId)),
  viewCsv: procedure('classes.viewCsv')
    .input(classRequest)
    .output(csvReply)
    .query(async ({ ctx, input }) => viewCsv(await readClassView(ctx, input.classId))),
  skills: procedure('classes.skills')
    .input(classSkillsRequest)
    .output(classSkillsReply)
    .query(({ ctx, input }) => readClassSkills(ctx, input.classId, input.subjectId)),
  skillsCsv: procedure('classes.skillsCsv')
    .input(classSkillsRequest)
    .output(csvReply)
    .query(async ({ ctx, input }) => skillsCsv(await readClassSkills(ctx, input.classId, input.subjectId))),
  items: procedure('classes.items')
    .input(classItemsRequest)
    .output(classItemsReply)
    .query(({ ctx, input }) => readClassItems(ctx, input)),
};
