import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useEffect, useRef, useState } from 'react';
import type { ProjectorProps } from './projector-props.ts';
import styles from './projector.module.css';

/** The question itself. The focus is on the answer that changes nothing. */
function Sure({ onAnswer }: { onAnswer: (isSure: boolean) => void }) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <fieldset className={styles.sure}>
      <legend>End the game for all? The podium comes at once.</legend>
      <StickerButton ref={safe} onClick={() => onAnswer(false)}>
        Keep playing
      </StickerButton>
      <StickerButton onClick={() => onAnswer(true)}>Yes, end it</StickerButton>
    </fieldset>
  );
}

/** Ends the game for everybody, once it was asked and answered. */
export function EndGame({ ask }: Pick<ProjectorProps, 'ask'>) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <StickerButton icon="close" wide onClick={() => setAsking(true)}>
        End the game for all
      </StickerButton>
    );
  return (
    <Sure
      onAnswer={(isSure) => {
        setAsking(false);
        if (isSure) void ask('end', {});
      }}
    />
  );
}
