import { askProvider, helperPrompt, providerOf, type AskRemote } from '@noodlenaut/ai';
import type { RootStore } from '@noodlenaut/db';
import type { ChatEngine } from '@noodlenaut/domain';
import type { ApiEnv } from '../env.ts';

/** The remote model of this installation. */
export interface Remote {
  readonly engine: Exclude<ChatEngine, 'fixed' | 'local'>;
  readonly ask: AskRemote;
}

interface Parts {
  readonly env: Pick<ApiEnv, 'AI'>;
  readonly store: Pick<RootStore, 'aiSpend'>;
  readonly now: () => Date;
  /** Told why a model gave no answer: a reason and a number, never a text. */
  readonly report: (cause: unknown) => void;
}

/** Null: AI_PROVIDER is `local` (P7.02). */
export function createRemote({ env, store, now, report }: Parts): Remote | null {
  const { AI } = env;
  const provider = providerOf(AI, { ledger: store.aiSpend, now });
  if (provider === null || AI.provider === 'local') return null;
  return {
    engine: AI.provider,
    ask: async (question, passages) => {
      const answer = await askProvider(provider, helperPrompt(question, passages));
      if (answer.ok) return { text: answer.text, model: answer.model };
      report(new Error(`The AI provider gave no answer: ${answer.reason}`));
      return null;
    },
  };
}
