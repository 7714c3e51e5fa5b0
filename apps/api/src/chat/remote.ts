import {
  askProvider,
  helperPrompt,
  type AskRemote,
  type Moderate,
  type RemoteProvider,
} from '@noodlenaut/ai';
import type { ChatEngine } from '@noodlenaut/domain';

/** The remote model of this installation. */
export interface Remote {
  readonly engine: Exclude<ChatEngine, 'fixed' | 'local'>;
  readonly ask: AskRemote;
  /** Null: nobody moderates beside our own policy. */
  readonly moderate: Moderate | null;
}

/**
 * @param provider null: AI_PROVIDER is `local` (P7.02)
 * @param report told why a model gave no answer: a reason, never a text
 */
export function createRemote(
  provider: RemoteProvider | null,
  report: (cause: unknown) => void,
): Remote | null {
  if (provider === null) return null;
  return {
    engine: provider.settings.provider,
    moderate: provider.moderate,
    ask: async (question, passages) => {
      const answer = await askProvider(provider, helperPrompt(question, passages));
      if (answer.ok) {
        const found = (await provider.moderate?.(answer.text)) ?? [];
        return { text: answer.text, model: answer.model, isFlagged: found.length > 0 };
      }
      report(new Error(`The AI provider gave no answer: ${answer.reason}`));
      return null;
    },
  };
}
