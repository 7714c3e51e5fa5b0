import { AnswerBar } from '@noodlenaut/ui/pieces/lesson/answer-bar';
import { BottomBar } from '@noodlenaut/ui/pieces/page/bottom-bar';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { isOfflineError, sentenceOf } from '../api/error-sentences.ts';
import { usePictureMode } from '../comfort/picture-mode.ts';
import type { SpokenWord } from '../audio/speech.ts';
import { Feedback } from './feedback.tsx';
import { QuestionTeacher } from './question-teacher.tsx';
import type { PlayedQuestion } from './use-question.ts';
import { HintPanel } from '@noodlenaut/ui/pieces/lesson/hint-panel';
import { SpokenText } from '@noodlenaut/ui/pieces/base/spoken-text';
import { useState } from 'react';
import { Speak } from '../audio/speak.tsx';

/** A hint with its voice. It costs nothing (decision 0021). */
function Hint({ text }: { text: string }) {
  const [word, setWord] = useState<SpokenWord | null>(null);
  return (
    <HintPanel speak={<Speak label="Read the hint aloud" texts={[text]} onWord={setWord} onArrival />}>
      <SpokenText word={word}>{text}</SpokenText>
    </HintPanel>
  );
}

/** The bar of a question: a hint on request and the check, then the feedback with the way on. It keeps its room throughout. */
export function QuestionBar({ question }: { question: PlayedQuestion }) {
  const { verdict, chosen, hint, hasHints, isOpen, isChecking, failure } = question;
  const isForPictures = usePictureMode();
  if (verdict !== null) return <Feedback question={question} verdict={verdict} />;
  if (!isOpen)
    return (
      <BottomBar>
        <StickerButton tone="primary" size="xl" onClick={question.goOn}>
          {question.goOnText}
        </StickerButton>
      </BottomBar>
    );
  return (
    <BottomBar>
      <AnswerBar
        portrait={<QuestionTeacher question={question} asFace />}
        hintButton={
          hasHints && (
            <StickerButton
              tone="quiet"
              size={isForPictures ? 'lg' : 'md'}
              icon="lightbulb"
              aria-keyshortcuts="H"
              onClick={question.showHint}
            >
              {question.hintText}
            </StickerButton>
          )
        }
        message={
          failure === null ? (
            hint && <Hint key={hint.number} text={hint.text} />
          ) : (
            <p role="alert">
              {isOfflineError(failure)
                ? 'You are offline. Your answer is still here. Try again when you are back.'
                : sentenceOf(failure)}
            </p>
          )
        }
        action={
          chosen !== null && (
            <StickerButton
              tone="primary"
              size="xl"
              icon="check"
              pending={isChecking}
              onClick={question.checkNow}
            >
              Check Answer
            </StickerButton>
          )
        }
      />
    </BottomBar>
  );
}
