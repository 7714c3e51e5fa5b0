import { ALERT_SEVERITIES, CHAT_ENGINES, MOST_MESSAGES, SEVERITIES, SUBJECTS } from '@noodlenaut/domain';
import { z } from 'zod';
import { safeLine, safeText, slug, uuid, wireDate } from './text.ts';

/** What the child looks at. The server checks it against what it has open itself, and guards both. */
const place = z.union([
  z.object({ lessonId: slug, activity: z.int().min(0).max(11) }),
  z.object({ roundId: uuid, position: z.int().min(0).max(50) }),
]);

/** POST /api/chat: at most 300 characters, never only spaces (S7.35). */
export const chatRequest = z.object({ message: safeLine(300, 1), place: place.optional() });

/** A question and its answer. `isFallback`: the model could not answer and the built-in helper did (P7.08). */
export const chatMessage = z.object({
  id: uuid,
  message: z.string(),
  response: z.string(),
  createdAt: wireDate,
  engine: z.enum(CHAT_ENGINES),
  isFallback: z.boolean(),
  suggestions: z.array(z.string()).readonly(),
  practice: z.object({ subject: z.enum(SUBJECTS), skill: z.string() }).nullable(),
});
/** `needsHelp`: the page shows the way to people who help. */
export const chatReply = chatMessage.extend({ needsHelp: z.boolean(), messagesLeft: z.int().min(0) });
export const chatHistoryReply = z.array(chatMessage);

const helperSettings = z
  .object({
    opensAt: z.int().min(0).max(23),
    closesAt: z.int().min(1).max(24),
    dailyMessages: z.int().min(1).max(MOST_MESSAGES).nullable(),
    isVoiceAllowed: z.boolean(),
    isProviderAllowed: z.boolean(),
    isTeacherTold: z.boolean(),
  })
  .refine(({ opensAt, closesAt }) => opensAt < closesAt, {
    path: ['closesAt'],
    message: 'The end must come after the beginning',
  });

/** What the panel needs before the first question. */
export const chatPanelReply = z.object({
  isOn: z.boolean(),
  isOpen: z.boolean(),
  opensAt: z.int(),
  closesAt: z.int(),
  messagesLeft: z.int().min(0),
  isVoiceAllowed: z.boolean(),
  suggestions: z.array(z.string()).readonly(),
});

/** Adults name the child; the helper's page shows days, then one day. */
export const helperChildRequest = z.object({ studentId: uuid });
const day = z.iso.date();
export const helperDayRequest = z.object({ studentId: uuid, day });
export const helperPageReply = z.object({
  settings: helperSettings,
  /** A remote model is connected, so that `isProviderAllowed` has an effect. */
  hasProvider: z.boolean(),
  days: z.array(z.object({ day, messages: z.int(), flagged: z.int() })).readonly(),
});
export const transcriptReply = z.array(
  z.object({
    id: uuid,
    message: z.string(),
    response: z.string(),
    createdAt: wireDate,
    severity: z.enum(SEVERITIES),
    engine: chatMessage.shape.engine,
    isFallback: z.boolean(),
  }),
);
export const saveHelperSettingsRequest = z.object({ studentId: uuid, settings: helperSettings });
export const helperFlagsReply = z.array(
  z.object({
    id: uuid,
    childId: uuid,
    childName: safeText(200),
    severity: z.enum(ALERT_SEVERITIES),
    topic: z.string(),
    createdAt: wireDate,
  }),
);
