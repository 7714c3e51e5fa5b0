import {
  ANSWER_TIMES,
  AVATARS,
  CREWS,
  FACE_COLOURS,
  FACE_WORDS,
  GAME_TYPES,
  GRADES,
  MOST_CHOSEN,
  QUESTION_COUNTS,
  QUIZ_SUBJECTS,
  REPORT_REASONS,
  ROOM_STATUSES,
  SCORINGS,
  typedCode,
} from '@noodlenaut/domain';
import { z } from 'zod';
import { safeText, uuid, wireDate, wireDateOrNull } from './text.ts';

export const room = z.object({
  id: uuid,
  code: z.string(),
  subject: z.enum(QUIZ_SUBJECTS),
  grade: z.enum(GRADES),
  gameType: z.enum(GAME_TYPES),
  maxPlayers: z.int(),
  currentParticipants: z.int(),
  status: z.enum(ROOM_STATUSES),
  createdAt: wireDate,
  startedAt: wireDateOrNull,
  completedAt: wireDateOrNull,
});
export const roomsReply = z.array(room);
export const createRoomRequest = z.object({
  subject: z.enum(QUIZ_SUBJECTS, 'Invalid input'),
  grade: z.enum(GRADES, 'Invalid input'),
  gameType: z.enum(GAME_TYPES, 'Invalid input'),
  /** 1 is practice alone. */
  maxPlayers: z.int().min(1).max(2000).optional(),
  /** The default is calm to 2nd grade and classic above. */
  scoring: z.enum(SCORINGS).optional(),
  questionCount: z.literal([...QUESTION_COUNTS]).optional(),
  /** 'none' is for class quizzes: the teacher ends each question. */
  answerTime: z.enum(ANSWER_TIMES).optional(),
  /** For class quizzes: the chosen questions, by their refs of `questionsReply`, in their order. They decide the length. */
  questionRefs: z.array(safeText(200)).min(1).max(MOST_CHOSEN).optional(),
  /** For class quizzes: how many crews the class flies in; 0 or nothing: each for themselves (decision 0106). */
  crews: z.literal([0, ...CREWS]).optional(),
  /** For who plays a race alone: three robots beside them (decision 0107). */
  robots: z.boolean().optional(),
  /** For class quizzes: the class whose page keeps the results (decision 0101). */
  classId: uuid.optional(),
});

/** GET /api/multiplayer/questions: what a teacher may ask about a subject and grade. */
export const questionsRequest = z.object({ subject: z.enum(QUIZ_SUBJECTS), grade: z.enum(GRADES) });
export const questionsReply = z.array(
  z.object({
    lessonId: z.string(),
    title: z.string(),
    questions: z.array(
      z.object({ ref: z.string(), question: z.string(), options: z.array(z.string()), right: z.int() }),
    ),
  }),
);
export const joinRoomRequest = z.object({
  code: safeText(40).transform(typedCode).pipe(z.string().min(1, 'Please enter the room code')),
});
export const joinRoomReply = room.extend({ seat: z.int() });

/** What a finished game brought: points of the total, and new badges (P4.48, P3.25). */
export const quizEarnedReply = z.object({
  points: z.int(),
  badges: z.array(z.object({ icon: z.string(), title: z.string() })),
});

/** Real counts of finished games with others (S9.09). */
export const quizStatsReply = z.object({ gamesPlayed: z.int(), gamesWon: z.int() });

/** GET /api/multiplayer/games/{roomId}/results: the rows that the teacher of a class-quiz sees on screen and in the CSV. */
export const quizResultsReply = z.object({
  code: z.string(),
  subject: z.enum(QUIZ_SUBJECTS),
  grade: z.enum(GRADES),
  completedAt: wireDateOrNull,
  questions: z.array(
    z.object({ text: z.string(), right: z.string(), rightCount: z.int(), answerCount: z.int() }),
  ),
  players: z.array(
    z.object({
      place: z.int(),
      /** Their first name: the teacher hosts their own class. */
      name: z.string(),
      alias: z.string(),
      score: z.int(),
      right: z.int(),
      /** One entry for each question: right, wrong, or no answer. */
      answers: z.array(z.boolean().nullable()),
    }),
  ),
});
export const quizResultsCsvReply = z.object({ fileName: z.string(), csv: z.string() });

/** POST /api/multiplayer/games/{roomId}/reports: the reported player by seat, and one of four reasons (security 2.5). */
export const reportPlayerRequest = z.object({
  roomId: uuid,
  seat: z.int().min(1).max(2000),
  reason: z.enum(REPORT_REASONS, 'Invalid input'),
});
export const reportPlayerReply = z.object({ isNoted: z.literal(true) });

/** POST /api/multiplayer/face: what a child is in games, picked from lists (decision 0101). */
export const face = z.object({
  animal: z.enum(AVATARS, 'Invalid input'),
  colour: z.enum(FACE_COLOURS, 'Invalid input'),
  word: z.enum(FACE_WORDS, 'Invalid input'),
});
/** GET /api/multiplayer/face: what the child has chosen, and first words of names to choose from. */
export const faceReply = z.object({ face: face.nullable(), words: z.array(z.enum(FACE_WORDS)) });
