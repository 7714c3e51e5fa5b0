import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { aiSpendRepository } from './ai-spend.repository.ts';
import { chatContextRepository } from './chat-context.repository.ts';
import { chatRepository } from './chat.repository.ts';
import { helperAdultsRepository } from './helper-adults.repository.ts';
import { safetyRepository } from './safety.repository.ts';

const DAY = '2026-11-23';

statementsOf('chat.repository.sql', chatRepository, {
  history: [ID],
  turns: [ID, NOW],
  begin: [ID, DAY, 20, NOW],
  day: [ID, DAY],
  end: { answered: [ID, DAY, true], failed: [ID, DAY, false] },
  add: [
    {
      userId: ID,
      day: DAY,
      message: 'm',
      response: 'r',
      severity: 'fine',
      engine: 'local',
      isFallback: false,
      isPrivate: false,
      needsReview: false,
      suggestions: [],
      practiceSubject: null,
      practiceSkill: null,
      createdAt: NOW,
    },
  ],
  hasPrivate: [ID, NOW],
  makePrivate: [ID, NOW],
  countSince: [ID, 'harmful', NOW],
});
statementsOf('chat-context.repository.sql', chatContextRepository, { read: [ID, NOW] });
statementsOf('safety.repository.sql', safetyRepository, {
  addEvent: [
    {
      userId: ID,
      messageId: ID,
      policyVersion: '1',
      severity: 'fine',
      ruleIds: [],
      personalData: [],
      engine: 'local',
      model: null,
      refusedAnswers: 0,
      latencyMs: 1,
      createdAt: NOW,
    },
  ],
  addAlert: [
    { childId: ID, messageId: ID, severity: 'crisis', topic: 't', audience: 'staff', createdAt: NOW },
  ],
  openAlerts: [1],
  handle: ['a', 'b', NOW],
  judged: [1],
  toReview: [1],
  digest: [NOW],
});
statementsOf('helper-adults.repository.sql', helperAdultsRepository, {
  settings: [ID],
  saveSettings: [
    ID,
    {
      opensAt: 6,
      closesAt: 21,
      dailyMessages: null,
      isVoiceAllowed: false,
      isProviderAllowed: false,
      isTeacherTold: false,
    },
    ID,
    NOW,
  ],
  days: [ID, 1],
  transcript: [ID, DAY],
  teacherFlags: [ID, 1],
  toldTeachers: [ID],
});
statementsOf('ai-spend.repository.sql', aiSpendRepository, {
  reserve: ['2026-11-23', 1, 100],
  settle: ['2026-11-23', 1, 0.5],
});
