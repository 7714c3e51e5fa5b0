import { subjectLabel } from '@noodlenaut/domain';
import { BottomBar } from '@noodlenaut/ui/pieces/page/bottom-bar';
import { PracticeResult } from '@noodlenaut/ui/pieces/lesson/practice-result';
import { SpokenText } from '@noodlenaut/ui/pieces/base/spoken-text';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePictureMode } from '../../lib/comfort/picture-mode.ts';
import { spokenButton } from '../../lib/question/spoken.ts';
import { useStepKeys } from '../../lib/question/use-step-keys.ts';
import { playCue } from '../../lib/audio/audio.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import { useIsReading } from '../../lib/audio/speech.ts';
import type { SpokenWord } from '../../lib/audio/speech.ts';
import type { PracticeAnswer, PracticeRound } from '../../lib/api/replies.ts';
import { newsOf, spokenNews, type News } from '../../lib/rewards/news.tsx';
import { PracticeFrame } from './practice-frame.tsx';
import { practiceWords } from './practice-words.ts';

type Props = { round: PracticeRound; answers: readonly PracticeAnswer[]; news: News };

/** After the last question: what went well, in words, the points, and ten more for whoever wants them. */
export function PracticeDone({ round, answers, news }: Props) {
  const router = useRouter();
  const [isDealing, setIsDealing] = useState(false);
  const [word, setWord] = useState<SpokenWord | null>(null);
  const isReading = useIsReading();
  const isForPictures = usePictureMode();
  useEffect(() => playCue('finish'), []);
  const { subjectId, kind } = round;
  const isDaily = kind === 'daily';
  const { title, lines, right, points } = practiceWords(round, answers);
  const main = isDaily ? `Back to ${subjectLabel(subjectId)}` : 'Ten More';
  const wordIn = (part: number) => (word?.part === part ? word : null);
  const goOn = () => {
    if (isDealing) return;
    setIsDealing(true);
    const moved = isDaily
      ? router.navigate({ to: '/subject/$subjectId', params: { subjectId } })
      : router.invalidate();
    void moved.finally(() => setIsDealing(false));
  };
  useStepKeys({ onEnter: goOn });
  return (
    <PracticeFrame
      round={round}
      subject={subjectId}
      place={round.items.length}
      bar={
        <BottomBar>
          {isDaily ? (
            <StickerButton
              renderRoot={(root) => <Link to="/practice/$subjectId" params={{ subjectId }} {...root} />}
            >
              More Practice
            </StickerButton>
          ) : (
            <StickerButton
              renderRoot={(root) => <Link to="/subject/$subjectId" params={{ subjectId }} {...root} />}
            >
              Back to {subjectLabel(subjectId)}
            </StickerButton>
          )}
          <StickerButton tone="primary" size="xl" pending={isDealing} onClick={goOn}>
            {main}
          </StickerButton>
        </BottomBar>
      }
    >
      <PracticeResult
        subject={subjectId}
        isTalking={isReading}
        title={<SpokenText word={wordIn(0)}>{title}</SpokenText>}
        lines={lines.map((line, index) => (
          <SpokenText key={line} word={wordIn(index + 1)}>
            {line}
          </SpokenText>
        ))}
        right={right}
        total={answers.length}
        points={points}
        isDaily={isDaily}
        news={newsOf(news)}
        isDrawn={isForPictures}
        speak={
          <Speak
            label="Read the result aloud"
            texts={[title, ...lines, ...spokenNews(news), spokenButton(main)]}
            onWord={setWord}
            onArrival
            isMain
          />
        }
      />
    </PracticeFrame>
  );
}
