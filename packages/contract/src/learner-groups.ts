import { LEARNER_GROUPS_MAX, PUPILS_MAX } from '@noodlenaut/domain';
import { z } from 'zod';
import { classRequest } from './classes.ts';
import { safeLine, uuid } from './text.ts';

const name = safeLine(60, 1, { min: 'A name is missing' });
const childIds = z.array(uuid).max(PUPILS_MAX);

/** GET /api/classes/{classId}/groups: the groups of pupils inside a class, by name (decision 0108). */
export const learnerGroupsReply = z
  .array(z.object({ id: uuid, name: z.string(), childIds: z.array(uuid).readonly() }))
  .max(LEARNER_GROUPS_MAX)
  .readonly();

/** POST /api/classes/{classId}/groups */
export const makeGroupRequest = classRequest.extend({ name, childIds });
export const groupMadeReply = z.object({ id: uuid });
export const groupRequest = classRequest.extend({ groupId: uuid });
/** PATCH /api/classes/{classId}/groups/{groupId}: its name and exactly these pupils. */
export const changeGroupRequest = groupRequest.extend({ name, childIds });
