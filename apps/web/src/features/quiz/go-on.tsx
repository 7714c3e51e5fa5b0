import { NextSoon } from '@noodlenaut/ui/pieces/game/next-soon';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useState } from 'react';
import { useStepKeys } from '../../lib/question/use-step-keys.ts';
import type { PhaseProps } from './phases/phase-props.ts';

type Props = Pick<PhaseProps, 'quiz' | 'ask'> & { children: string };

/** A player says that they are ready; when all are, the game goes on early. In a class the host decides. */
export function GoOn({ quiz, ask, children }: Props) {
  const [isReady, setReady] = useState(false);
  const { present, ready } = quiz.phase;
  const press = async () => {
    setReady(true);
    if (!(await ask('ready', { isReady: true }))) setReady(false);
  };
  const who = `${ready} of ${present} ${ready === 1 ? 'is' : 'are'} ready`;
  const isOpen = !isReady && !quiz.game.hasProjector;
  useStepKeys({ onEnter: isOpen ? () => void press() : undefined });
  if (!isOpen)
    return (
      <output>
        <NextSoon>{present > 1 && isReady ? who : children}</NextSoon>
      </output>
    );
  return (
    <StickerButton tone="primary" size="lg" onClick={() => void press()}>
      Go on
    </StickerButton>
  );
}
