import {
  GRADES,
  MOST_CHOSEN,
  PUPILS_MAX,
  QUESTION_COUNTS,
  QUIZ_SUBJECTS,
  SUBJECTS,
} from '@noodlenaut/domain';
import { z } from 'zod';
import { classRequest } from './classes.ts';
import { checkedAnswer, newLevel, sealedActivity } from './learning.ts';
import { safeText, uuid, wireDate } from './text.ts';

const count = z.int().min(0);
const about = z.object({
  id: uuid,
  /** Given to do at home, each in their own time; else played together. */
  isHomework: z.boolean(),
  subject: z.enum(SUBJECTS),
  grade: z.enum(GRADES),
  /** When the game ended, or when the homework was given. */
  at: wireDate,
  /** Of homework; null for a game. */
  dueDay: z.iso.date().nullable(),
});

/** GET /api/classes/{classId}/quizzes: the quizzes of a class, the latest first (decision 0101). */
export const classQuizzesReply = z.array(
  about.extend({
    questions: count,
    /** Who took part; of homework, who has answered something. */
    players: count,
    /** Of homework: who has answered everything; null for a game. */
    finished: count.nullable(),
    answers: count,
    right: count,
  }),
);

export const classQuizRequest = classRequest.extend({ quizId: uuid });
/** GET /api/classes/{classId}/quizzes/{quizId}: what a class knew, question by question and pupil by pupil. */
export const classQuizReply = about.extend({
  className: z.string(),
  /** Practice of the mistakes is given already. */
  isAssigned: z.boolean(),
  /** How many pupils got something wrong: practice would go to them. */
  missedBy: count,
  questions: z.array(
    z.object({
      text: z.string(),
      right: z.string(),
      answerCount: count,
      rightCount: count,
      /** The wrong answer that most chose; null while fewer than three chose it. */
      mistake: z.object({ text: z.string(), count }).nullable(),
    }),
  ),
  players: z.array(
    z.object({
      /** A pupil's name; the nickname of the game for anybody else. */
      name: z.string(),
      /** The nickname in the game; null for homework. */
      alias: z.string().nullable(),
      place: z.int().nullable(),
      score: z.int().nullable(),
      right: count,
      /** Homework that was finished after its day. */
      isLate: z.boolean(),
      /** One entry for each question: right, wrong, or no answer. */
      answers: z.array(z.boolean().nullable()),
    }),
  ),
});
export const classQuizCsvReply = z.object({ fileName: z.string(), csv: z.string() });

/** POST /api/classes/{classId}/quizzes: a quiz for all pupils of a class or for those named, until a day. */
export const giveHomeworkRequest = classRequest.extend({
  /** Made by the page that asks: sent again, the homework is given once. */
  wishKey: uuid,
  subject: z.enum(QUIZ_SUBJECTS, 'Please choose a subject'),
  grade: z.enum(GRADES, 'Please choose a grade'),
  questionCount: z.literal([...QUESTION_COUNTS]).optional(),
  /** The chosen questions, by their refs of `questionsReply`, in their order. They decide the length. */
  questionRefs: z.array(safeText(200)).min(1).max(MOST_CHOSEN).optional(),
  dueDay: z.iso.date('Please choose a day'),
  /** Without it the quiz is for all pupils, also for those who come later. */
  childIds: z.array(uuid).min(1, 'Please choose somebody').max(PUPILS_MAX).optional(),
});
export const homeworkGivenReply = z.object({ id: uuid, assignmentId: uuid });

/** POST /api/classes/{classId}/quizzes/{quizId}/misses: practice for those who got something wrong, for a week. */
export const missesAssignedReply = z.object({ pupils: count });

export const homeworkRequest = z.object({ assignmentId: uuid });
const question = z
  .int()
  .min(0)
  .max(MOST_CHOSEN - 1);
const told = checkedAnswer.omit({ comesBack: true }).extend({ question, option: z.int() });
/** GET /api/homework/{assignmentId}: sealed questions; answered ones also have what their check revealed (security 2.4). */
export const homeworkReply = z.object({
  assignmentId: uuid,
  subject: z.enum(SUBJECTS),
  grade: z.enum(GRADES),
  className: z.string(),
  dueDay: z.iso.date(),
  isLate: z.boolean(),
  questions: z.array(sealedActivity),
  answers: z.array(told),
  /** What it paid when it was finished; null before. */
  points: count.nullable(),
});
/** POST /api/homework/{assignmentId}/questions/{question}/answer: once for each question. */
export const answerHomeworkRequest = homeworkRequest.extend({
  question,
  option: z.int().min(0).max(10),
  /** Time from seeing the question to the check, in milliseconds. */
  answerMs: z.int().min(0).max(86_400_000).default(0),
});
/** The answer that counts. If an answer is sent again, this is the first one. */
export const answerHomeworkReply = told.extend({
  points: count.nullable(),
  totalPoints: z.int(),
  newLevel,
});
