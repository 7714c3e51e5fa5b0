import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { consentAllows, DEFAULT_GRADE, type Grade } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { gateOf } from './gate.ts';

/** First questions to tap, for those who do not know what to ask or cannot write yet. */
const SUGGESTIONS: Readonly<Record<'young' | 'older', readonly string[]>> = {
  young: ['Tell me a fun fact', 'What is 2 + 3?', 'What can you do?'],
  older: ['Tell me a fun fact', 'How do fractions work?', 'What can you do?'],
};
const suggestionsFor = (grade: Grade): readonly string[] =>
  SUGGESTIONS[grade === 'pre-k' || grade === 'k' || grade === '1st' ? 'young' : 'older'];

/** GET /api/chat/history: the latest messages, the oldest first (S7.34). */
export async function readHistory({ store }: Pick<Context, 'store'>, viewer: SessionViewer) {
  const rows = await store.chat.history(viewer.id);
  return rows.map(({ practiceSubject, practiceSkill, ...row }) => ({
    ...row,
    practice:
      practiceSubject === null || practiceSkill === null
        ? null
        : { subject: practiceSubject, skill: practiceSkill },
  }));
}

/** What the panel needs before the first question. It says too that the helper is switched off. */
export async function readPanel(
  { store, env, now }: Pick<Context, 'env' | 'now' | 'store'>,
  viewer: SessionViewer,
) {
  const at = now();
  const context = await store.chatContext.read(viewer.id, at);
  if (!context) throw new AppError('not_found');
  const { hours, isOpen, quota, day } = gateOf(context, viewer.entitlements, at);
  const { asked } = context.days.find((one) => one.day === day) ?? { asked: 0 };
  return {
    isOn: consentAllows(env.CONSENT_MODE, 'chat', await store.consents.words(viewer.id)),
    isOpen,
    opensAt: hours.from,
    closesAt: hours.to,
    messagesLeft: Math.max(0, quota - asked),
    isVoiceAllowed: context.isVoiceAllowed ?? false,
    suggestions: suggestionsFor(context.grade ?? DEFAULT_GRADE),
  };
}
