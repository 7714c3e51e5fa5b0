import { useState } from 'react';
import { isAudioOn } from '../audio/audio.ts';
import { useReadsByItself } from '../audio/use-reads-by-itself.ts';
import { reader } from '../audio/speech.ts';
import type { Question } from './question.ts';
import { spokenButton, spokenOption } from './spoken.ts';
import { useSettled } from './use-settled.ts';
import { useStepKeys } from './use-step-keys.ts';

/**
 * A question as it is played: keys, hints one after the other, and the voice that repeats the choice to a child who
 * is read to. Give the component a `key` of its own for every question.
 */
export function useQuestion(question: Question) {
  const { item, chosen, verdict, isChecking, isPreview = false } = question;
  const hints = item.hints ?? [];
  const isOpen = verdict === null && !isPreview;
  const [wasOpen] = useState(isOpen);
  const isSettled = useSettled(wasOpen && verdict !== null);
  const [hint, setHint] = useState<number | null>(null);
  const isReadAlone = useReadsByItself();

  const choose = (option: number) => {
    const text = item.options[option];
    if (!isOpen || isChecking || text === undefined) return;
    question.choose(option);
    if (isReadAlone && isAudioOn()) reader([spokenOption(text, option), spokenButton('Check Answer')])?.();
  };
  const check = () => {
    if (isOpen && chosen !== null && !isChecking) question.check(chosen);
  };
  const goOn = () => {
    if (isSettled) question.goOn();
  };
  const showHint = () => {
    if (isOpen) setHint(hint === null ? 0 : hint + 1 < hints.length ? hint + 1 : null);
  };
  useStepKeys({
    onOption: choose,
    onHint: hints.length > 0 ? showHint : undefined,
    onEnter: isOpen ? check : goOn,
  });

  return {
    ...question,
    isOpen,
    /** It was answered just now: one that was checked before keeps the focus at the question. */
    isFresh: wasOpen,
    choose,
    checkNow: check,
    goOn,
    tryAgain: question.tryAgain && (() => isSettled && question.tryAgain?.()),
    /** The button to go on takes taps only after the result has been visible for a moment. */
    isSettled,
    /** Null until it was asked for; then the gentle one, the stronger one, and none again. */
    hint: isOpen && hint !== null ? { number: hint + 1, text: hints[hint] ?? '' } : null,
    /** What the button does next. */
    hintText: hint === null ? 'Hint' : hint + 1 < hints.length ? `Hint ${hint + 2}` : 'Hide hint',
    hasHints: isOpen && hints.length > 0,
    showHint,
  };
}

export type PlayedQuestion = ReturnType<typeof useQuestion>;
