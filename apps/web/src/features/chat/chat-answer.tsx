import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { NoodleSays } from '@noodlenaut/ui/pieces/chat/chat-talk';
import { Link } from '@tanstack/react-router';
import { subjectLabel } from '@noodlenaut/domain';
import { Speak } from '../../lib/audio/speak.tsx';
import type { Said } from './use-talk.ts';
import styles from './chat.module.css';

/** An answer with its voice, and what it leads to. */
export function ChatAnswer({ said, isNewest }: { said: Said; isNewest: boolean }) {
  const { response, isFallback, practice } = said;
  return (
    <NoodleSays
      extras={
        <span className={styles.extras}>
          <Speak label="Read this answer aloud" texts={[response]} onArrival={isNewest} />
          {practice !== null && (
            <StickerButton
              tone="quiet"
              icon="play"
              renderRoot={(root) => (
                <Link to="/practice/$subjectId" params={{ subjectId: practice.subject }} {...root} />
              )}
            >
              {`Practice ${subjectLabel(practice.subject)}`}
            </StickerButton>
          )}
          {isFallback && <small className={styles.note}>My big helper is away. I answered by myself.</small>}
        </span>
      }
    >
      {response}
    </NoodleSays>
  );
}
