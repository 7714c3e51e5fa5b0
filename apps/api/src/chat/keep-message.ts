import type { Answered, Judgement } from '@noodlenaut/ai';
import type { Context } from '../context.ts';
import { raiseAlert } from './raise-alert.ts';

interface Kept {
  readonly userId: string;
  readonly day: string;
  readonly judgement: Judgement;
  /** Null: a fixed text answers. */
  readonly answered: Answered | null;
  readonly startedAt: Date;
}

/** A conversation ends after this time without a word: the helper remembers nothing of yesterday. */
export const CONVERSATION_MS = 30 * 60_000;

/**
 * Stages S7 and S8 (security 6.2): message, verdict, alert and the end of the waiting in one transaction. Once a grown-up around the
 * child is named in a crisis, the whole conversation is for staff alone: what came before it, and what follows.
 */
export async function keepMessage(
  services: Pick<Context, 'env' | 'helper' | 'mailSoon' | 'now' | 'store'>,
  { userId, day, judgement, answered, startedAt }: Kept,
) {
  const { store, now, helper } = services;
  const { severity, scrubbed, notice, fixedReply, isCaregiverImplicated, needsReview } = judgement;
  const remoteEngine = answered !== null && !answered.isLocal ? helper.remote?.engine : undefined;
  const engine = answered === null ? 'fixed' : (remoteEngine ?? 'local');
  const practice = answered?.practice ?? null;
  const createdAt = now();
  const shown = {
    message: scrubbed,
    response: [notice, fixedReply ?? answered?.text].filter(Boolean).join(' '),
    engine,
    isFallback: answered?.isFallback ?? false,
    suggestions: answered?.suggestions ?? [],
    createdAt,
  } as const;
  const id = await store.transaction(async (inside) => {
    const since = new Date(createdAt.getTime() - CONVERSATION_MS);
    const isDisclosure = severity === 'crisis' && isCaregiverImplicated;
    if (isDisclosure) await inside.chat.makePrivate(userId, since);
    const isPrivate = isDisclosure || (await inside.chat.hasPrivate(userId, since));
    const message = await inside.chat.add({
      ...shown,
      userId,
      day,
      severity,
      isPrivate,
      needsReview,
      practiceSubject: practice?.subject ?? null,
      practiceSkill: practice?.skill ?? null,
    });
    await inside.safety.addEvent({
      userId,
      messageId: message.id,
      policyVersion: judgement.policyVersion,
      severity,
      ruleIds: judgement.ruleIds,
      personalData: judgement.personalData,
      engine,
      model: answered?.model ?? null,
      refusedAnswers: answered?.refused ?? 0,
      latencyMs: Math.max(0, createdAt.getTime() - startedAt.getTime()),
      createdAt,
    });
    await raiseAlert(services, inside, userId, message.id, judgement, isPrivate);
    await inside.chat.end(userId, day, true);
    return message.id;
  });
  if (severity === 'crisis') services.mailSoon();
  return { id, ...shown, practice, needsHelp: severity === 'crisis' };
}
