import { SpokenText } from '@noodlenaut/ui/pieces/base/spoken-text';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { PracticeResult } from '@noodlenaut/ui/pieces/lesson/practice-result';
import { BottomBar } from '@noodlenaut/ui/pieces/page/bottom-bar';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { playCue } from '../../../lib/audio/audio.ts';
import { Speak } from '../../../lib/audio/speak.tsx';
import { useIsReading, type SpokenWord } from '../../../lib/audio/speech.ts';
import { usePictureMode } from '../../../lib/comfort/picture-mode.ts';
import { spokenButton } from '../../../lib/question/spoken.ts';
import { useStepKeys } from '../../../lib/question/use-step-keys.ts';
import { newsOf, spokenNews } from '../../../lib/rewards/news.tsx';
import { HomeworkFrame } from './homework-frame.tsx';
import type { Homework } from './open-homework.ts';
import type { HomeworkRun } from './use-homework.ts';

const TITLE = 'Quiz done!';
const MAIN = 'Back Home';

/** What to say at the end: the effort first, then what comes back. */
function linesOf(right: number, total: number): readonly string[] {
  const missed = total - right;
  const back =
    missed === 0
      ? 'You took your time with each one.'
      : `${missed} ${missed === 1 ? 'question' : 'questions'} will come back in practice.`;
  return ['You answered every question.', back];
}

/** After the last question: what went well, and the points. The teacher sees it now. */
export function HomeworkDone({ homework, run }: { homework: Homework; run: HomeworkRun }) {
  const navigate = useNavigate();
  const [word, setWord] = useState<SpokenWord | null>(null);
  const isReading = useIsReading();
  const isDrawn = usePictureMode();
  useEffect(() => playCue('finish'), []);
  useStepKeys({ onEnter: () => void navigate({ to: '/' }) });
  const { subject, questions } = homework;
  const lines = linesOf(run.right, questions.length);
  const news = { level: run.level, rewards: [] };
  const wordIn = (part: number) => (word?.part === part ? word : null);
  return (
    <HomeworkFrame
      homework={homework}
      place={questions.length}
      bar={
        <BottomBar>
          <StickerButton tone="primary" size="xl" renderRoot={(root) => <Link to="/" {...root} />}>
            {MAIN}
          </StickerButton>
        </BottomBar>
      }
    >
      <PracticeResult
        subject={subject}
        isTalking={isReading}
        title={<SpokenText word={wordIn(0)}>{TITLE}</SpokenText>}
        lines={lines.map((line, at) => (
          <SpokenText key={line} word={wordIn(at + 1)}>
            {line}
          </SpokenText>
        ))}
        right={run.right}
        total={questions.length}
        points={run.points}
        news={newsOf(news)}
        isDrawn={isDrawn}
        speak={
          <Speak
            label="Read the result aloud"
            texts={[TITLE, ...lines, ...spokenNews(news), spokenButton(MAIN)]}
            onWord={setWord}
            onArrival
            isMain
          />
        }
      />
    </HomeworkFrame>
  );
}
