import type { ChatChip } from '@noodlenaut/ui/pieces/chat/chat-chips';
import type { Said } from './use-talk.ts';

/** In a lesson or in practice: hints in three steps, and why an answer was wrong. */
const HINTS: readonly ChatChip[] = [
  { text: 'Where do I look?', icon: 'lightbulb' },
  { text: 'First step', icon: 'lightbulb' },
  { text: 'Show me one like it', icon: 'lightbulb' },
];
const WHY: ChatChip = { text: 'Why is that wrong?', icon: 'info' };
const MOST = 4;

interface Place {
  readonly hasActivity: boolean;
  readonly wasWrong: boolean;
}

/**
 * What a child may tap: what fits the question on the screen, then what the last answer or the panel suggests. 'Show me the first
 * step' says the same as 'First step' and is left out.
 */
export function chipsFor(
  { hasActivity, wasWrong }: Place,
  last: Said | undefined,
  first: readonly string[],
): readonly ChatChip[] {
  const suggested = (last === undefined || last.suggestions.length === 0 ? first : last.suggestions).map(
    (text) => ({ text }),
  );
  const here = hasActivity ? (wasWrong ? [WHY] : HINTS) : [];
  const isNew = ({ text }: ChatChip, at: number, all: readonly ChatChip[]) =>
    !all.slice(0, at).some((before) => text.toLowerCase().includes(before.text.toLowerCase()));
  return [...here, ...suggested].filter(isNew).slice(0, MOST);
}
