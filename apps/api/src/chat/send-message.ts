import { answerQuestion, judge, raiseJudgement, type Answered } from '@noodlenaut/ai';
import type { chatRequest } from '@noodlenaut/contract';
import type { ChatContext } from '@noodlenaut/db';
import { DEFAULT_GRADE } from '@noodlenaut/domain';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { gateOf } from './gate.ts';
import { CONVERSATION_MS, keepMessage } from './keep-message.ts';
import { openActivities } from './open-activities.ts';

type Services = Pick<Context, 'env' | 'helper' | 'mailSoon' | 'now' | 'store'>;
type Input = z.output<typeof chatRequest>;

/**
 * POST /api/chat: stages S0 to S8 (security 6.2). The message is judged before any engine sees it; only its scrubbed text is stored
 * or sent on. One message at a time; a failed one does not count.
 * @throws AppError helper_closed, helper_quota, helper_pending
 */
export async function sendMessage(services: Services, viewer: SessionViewer, input: Input) {
  const { store, now } = services;
  const startedAt = now();
  const context = await store.chatContext.read(viewer.id, startedAt);
  if (!context) throw new AppError('not_found');
  const { isOpen, day, quota } = gateOf(context, viewer.entitlements, startedAt);
  if (!isOpen) throw new AppError('helper_closed');
  const asked = await store.transaction((inside) => inside.chat.begin(viewer.id, day, quota, startedAt));
  if (asked === null) {
    const today = await store.chat.day(viewer.id, day);
    throw new AppError(today && today.asked < quota ? 'helper_pending' : 'helper_quota');
  }
  try {
    const { judgement, answered } = await judgeAndAnswer(services, viewer.id, context, input, startedAt);
    const kept = await keepMessage(services, { userId: viewer.id, day, judgement, answered, startedAt });
    return { ...kept, messagesLeft: Math.max(0, quota - asked) };
  } catch (cause) {
    await store.transaction((inside) => inside.chat.end(viewer.id, day, false));
    throw cause;
  }
}

async function judgeAndAnswer(
  { store, helper }: Services,
  userId: string,
  context: ChatContext,
  { message, place }: Input,
  startedAt: Date,
) {
  const grade = context.grade ?? DEFAULT_GRADE;
  const turns = await store.chat.turns(userId, new Date(startedAt.getTime() - CONVERSATION_MS));
  const parts = helper.parts();
  const writer = { grade, known: { words: context.known }, recent: turns.map((turn) => turn.message) };
  const remote = context.isProviderAllowed === true ? helper.remote : null;
  const own = judge(message, writer, parts.lexicon);
  // What a rule stops leaves for nobody, not even for moderation.
  const isUnknown = own.severity === 'fine' || own.severity === 'off-topic';
  const found = isUnknown ? ((await remote?.moderate?.(own.scrubbed)) ?? []) : [];
  const judgement = raiseJudgement(own, found, grade);
  if (judgement.fixedReply !== null) return { judgement, answered: null };
  const { subject, asked, guarded } = await openActivities(store, userId, context, place);
  const question = { message: judgement.scrubbed, grade, subject, open: asked, turns };
  const answered: Answered = await answerQuestion(question, guarded, parts, remote?.ask ?? null);
  return { judgement, answered };
}
