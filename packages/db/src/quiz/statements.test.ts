import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { crewBoostsRepository } from './crew-boosts.repository.ts';
import { gameFacesRepository } from './game-faces.repository.ts';
import { ghostsRepository } from './ghosts.repository.ts';
import { playerReportsRepository } from './player-reports.repository.ts';
import { quizAnswersRepository } from './quiz-answers.repository.ts';
import { quizMissesRepository } from './quiz-misses.repository.ts';
import { quizPlayRepository } from './quiz-play.repository.ts';
import { quizQuestionsRepository } from './quiz-questions.repository.ts';
import { quizResultsRepository } from './quiz-results.repository.ts';
import { quizRepository } from './quiz.repository.ts';
import { rematchesRepository } from './rematches.repository.ts';

const REFS: string[] = ['r'];
const ROOM = {
  code: 'code',
  hostId: ID,
  subject: 'math',
  grade: '3rd',
  gameType: 'quiz-race',
  maxPlayers: 4,
  scoring: 'classic',
  questionCount: 10,
  answerTime: 'usual',
} as const;
const CLAIM = { sessionId: ID, roomId: ID, fence: 1 };
const TURN = {
  status: 'in_progress',
  phase: 'answer',
  currentQuestion: 0,
  phaseAt: NOW,
  phaseEndsAt: null,
  pausedAt: null,
  isLocked: false,
  hostId: ID,
} as const;

statementsOf('crew-boosts.repository.sql', crewBoostsRepository, {
  of: [ID],
  use: [CLAIM, [{ team: 0, kind: 'double', question: 1 }]],
});

statementsOf('game-faces.repository.sql', gameFacesRepository, {
  of: [ID],
  keep: [ID, { animal: 'fox', colour: 'sky', word: 'Comet' }],
});

statementsOf('ghosts.repository.sql', ghostsRepository, { of: [ID] });

statementsOf('player-reports.repository.sql', playerReportsRepository, {
  add: [{ roomId: ID, reporterId: ID, seat: 1, reason: 'unkind' }],
  latest: [1],
});

statementsOf('quiz-answers.repository.sql', quizAnswersRepository, {
  add: [
    [
      {
        sessionId: ID,
        fence: 1,
        userId: ID,
        questionIndex: 0,
        answer: 0,
        isCorrect: true,
        answerMs: 1,
        points: 1,
      },
    ],
  ],
});

statementsOf('quiz-misses.repository.sql', quizMissesRepository, {
  take: [{ id: ID, timezone: 'UTC' }, 'math', NOW],
});

statementsOf('quiz-play.repository.sql', quizPlayRepository, {
  lockRoom: [ID],
  begin: [ID, ID, 1],
  claim: [ID, 1],
  ownerOf: [ID],
  players: [ID],
  answers: [ID],
  turn: {
    'the first': [CLAIM, TURN, [], 10],
    'the last': [CLAIM, { ...TURN, status: 'completed' }, null, 10],
  },
  turns: [[{ claim: CLAIM, turn: TURN }]],
  setRoomStatus: { begins: [ID, 'in_progress'], ends: [ID, 'completed'], other: [ID, 'cancelled'] },
  note: [CLAIM, [{ id: ID, isGone: false, isRemoved: false, team: null, hasExtraTime: false, from: -1 }]],
  keepLeases: [1, [ID]],
  release: [CLAIM],
});

statementsOf('quiz-questions.repository.sql', quizQuestionsRepository, {
  ofLessons: ['math', '3rd'],
  lessonsOf: ['math', '3rd'],
  seen: [[ID], ['r']],
  see: [[ID], ['r']],
});

statementsOf('quiz-results.repository.sql', quizResultsRepository, {
  setPlaces: [ID, [{ playerId: ID, rank: 1 }]],
  paidOn: [[{ userId: ID, day: '2026-01-05' }]],
  pay: [ID, [{ userId: ID, day: '2026-01-05', points: 1 }]],
  gameFacts: [[ID]],
  ofClass: [ID, ID],
  earned: [ID, ID],
  stats: [ID],
});

statementsOf('quiz.repository.sql', quizRepository, {
  rooms: { all: [null], 'of the own class and family': [ID] },
  create: [{ ...ROOM, questionRefs: REFS }],
  createRematch: [ROOM, ID],
  rematchOf: [ID],
  playedBy: [ID, ID],
  isOwn: [ID, ID],
  byCode: ['code'],
  seatOf: [ID, ID],
  reserveSeat: [ID],
  lockOf: [ID],
  sit: [ID, ID, 1],
  admission: [ID, ID],
  mine: { all: [ID, false], 'without those of strangers': [ID, true] },
  expire: [],
  lock: [ID],
});

statementsOf('rematches.repository.sql', rematchesRepository, {
  seats: [ID],
  sitAs: [ID, ID, 1, { name: 'Brave Fox', avatar: 'fox' }],
  invitation: [ID],
});
