import { GRADES, PATH_LIMITS, PATH_STEP_KINDS, SUBJECTS } from '@noodlenaut/domain';
import { z } from 'zod';
import { childRequest } from './family.ts';
import { classRequest } from './classes.ts';
import { safeLine, slug, uuid, wireDateOrNull } from './text.ts';

const dueDay = z.iso.date('Please choose a day').nullable().default(null);
/** A step as it is wished. The id of one that is there already keeps the moment from which its practice counts. */
const wishedStep = z.discriminatedUnion('kind', [
  z.object({ id: uuid.optional(), kind: z.literal('lesson'), lessonId: slug, dueDay }),
  z.object({
    id: uuid.optional(),
    kind: z.literal('practice'),
    subjectId: z.enum(SUBJECTS),
    grade: z.enum(GRADES),
    dueDay,
  }),
]);
const wish = z.object({
  title: safeLine(PATH_LIMITS.titleCharacters, 1, { min: 'A name is missing' }),
  steps: z
    .array(wishedStep)
    .min(1, 'Please add a step')
    .max(PATH_LIMITS.steps, `A path has at most ${PATH_LIMITS.steps} steps`)
    .refine((steps) => {
      const lessons = steps.flatMap((step) => (step.kind === 'lesson' ? [step.lessonId] : []));
      return new Set(lessons).size === lessons.length;
    }, 'Each lesson can be in a path once'),
});
/** POST /api/paths: a path for a child, by a guardian, or for a class (decision 0091). */
export const createPathRequest = wish
  .extend({ childId: uuid.optional(), classId: uuid.optional() })
  .refine(({ childId, classId }) => (childId === undefined) !== (classId === undefined), {
    path: ['childId'],
    message: 'Please choose whom the path is for',
  });
const version = z.int().min(1);
export const pathRequest = z.object({ pathId: uuid });
/** The version is the one that was read: an older one is refused, so that two grown-ups lose nothing. */
export const changePathRequest = wish.extend({ ...pathRequest.shape, version });
export const archivePathRequest = pathRequest.extend({ isArchived: z.boolean() });
export const pathWrittenReply = z.object({ id: uuid, version });

export const pathsOfChildRequest = childRequest;
export const pathsOfClassRequest = classRequest;

const step = z.object({
  id: uuid,
  kind: z.enum(PATH_STEP_KINDS),
  subject: z.enum(SUBJECTS),
  grade: z.enum(GRADES),
  lessonId: slug.nullable(),
  /** The title of the lesson; null for practice. */
  title: z.string().nullable(),
  dueDay: z.iso.date().nullable(),
});
const path = z.object({
  id: uuid,
  title: z.string(),
  /** The class, or the first name of the grown-up who made it. */
  from: z.string(),
});
/** GET /api/paths/mine: what a child follows, in the order of the steps. The next one is the first that is not done. */
export const myPathsReply = z.array(
  path.extend({
    /** A class's lessons are open to its pupils whatever their plan. */
    isOfClass: z.boolean(),
    steps: z.array(step.extend({ isDone: z.boolean(), isLate: z.boolean() })),
  }),
);

const writtenPath = path.extend({
  version,
  isArchived: z.boolean(),
  /** Whether the viewer may change it. */
  isMine: z.boolean(),
});
/** False for a lesson that was retired or withdrawn: a child does not see it. */
const isThere = z.boolean();
/** GET /api/family/children/{childId}/paths: what a child follows, and what the guardian archived. */
export const pathsOfChildReply = z.object({
  /** Whether the viewer's plan includes making and changing paths. */
  mayMake: z.boolean(),
  paths: z.array(writtenPath.extend({ steps: z.array(step.extend({ isThere, doneAt: wireDateOrNull })) })),
});
/** GET /api/classes/{classId}/paths: the paths of a class, and how far each pupil is. */
export const pathsOfClassReply = z.object({
  mayMake: z.boolean(),
  paths: z.array(
    writtenPath.extend({
      steps: z.array(step.extend({ isThere, doneBy: z.int() })),
      pupils: z.array(z.object({ id: uuid, name: z.string(), done: z.int(), of: z.int() })),
    }),
  ),
});
