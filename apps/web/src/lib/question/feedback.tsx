import { BottomBar } from '@noodlenaut/ui/pieces/page/bottom-bar';
import { FeedbackPanel } from '@noodlenaut/ui/pieces/lesson/feedback-panel';
import { SpokenText } from '@noodlenaut/ui/pieces/base/spoken-text';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { TwoWays } from '@noodlenaut/ui/pieces/lesson/two-ways';
import { Fragment, useEffect, useRef, useState } from 'react';
import { playCue } from '../audio/audio.ts';
import { Speak } from '../audio/speak.tsx';
import type { SpokenWord } from '../audio/speech.ts';
import { useIsYoung } from '../comfort/picture-mode.ts';
import type { Verdict } from './question.ts';
import { forEar, spokenButton, wordOfButton } from './spoken.ts';
import { QuestionTeacher } from './question-teacher.tsx';
import type { PlayedQuestion } from './use-question.ts';

/** More words than this are too many at once for who reads little yet: the rest waits behind "Why?", and is read aloud. */
const WORDS_AT_ONCE = 17;
const wordsOf = (text: string): number => text.split(/\s+/).length;

/** What the check said: the chosen option's own reason first, then the explanation, then the way on. */
export function Feedback({ question, verdict }: { question: PlayedQuestion; verdict: Verdict }) {
  const { correct, reason, explanation } = verdict;
  const { goOnText } = question;
  const [word, setWord] = useState<SpokenWord | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isFresh } = question;
  useEffect(() => {
    if (!isFresh) return;
    playCue(correct ? 'right' : 'try-again');
    heading.current?.focus({ preventScroll: true });
    // Where the bar is the end of a page that scrolls; elsewhere it is in sight already.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [isFresh, correct]);

  const title = correct ? 'Correct! 🎉' : 'Not quite right 🤔';
  const isYoung = useIsYoung();
  const why = reason === null ? [explanation] : [reason, explanation];
  const isFolded = isYoung && reason !== null && wordsOf(why.join(' ')) > WORDS_AT_ONCE;
  const texts = [forEar(title), ...why, spokenButton(goOnText)];
  const wordIn = (part: number) => (word?.part === part ? word : null);
  const isWaiting = question.isSettled ? undefined : true;
  const wayOn = (
    <StickerButton tone="primary" size="xl" aria-disabled={isWaiting} onClick={question.goOn}>
      <SpokenText word={wordOfButton(wordIn(texts.length - 1))}>{goOnText}</SpokenText>
    </StickerButton>
  );
  return (
    <BottomBar tone={correct ? 'right' : 'try'}>
      <FeedbackPanel
        title={<SpokenText word={wordIn(0)}>{title}</SpokenText>}
        text={why.slice(0, isFolded ? 1 : 2).map((text, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <SpokenText word={wordIn(index + 1)}>{text}</SpokenText>
          </Fragment>
        ))}
        {...(isFolded && { more: <SpokenText word={wordIn(2)}>{explanation}</SpokenText> })}
        portrait={<QuestionTeacher question={question} asFace />}
        speak={<Speak label="Read the answer aloud" texts={texts} onWord={setWord} onArrival />}
        headingRef={heading}
      />
      {question.tryAgain === undefined ? (
        wayOn
      ) : (
        <TwoWays>
          <StickerButton icon="loop" aria-disabled={isWaiting} onClick={question.tryAgain}>
            Try Once More
          </StickerButton>
          {wayOn}
        </TwoWays>
      )}
    </BottomBar>
  );
}
