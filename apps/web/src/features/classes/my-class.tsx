import { api } from '../../lib/api/api.ts';
import { Pill } from '@noodlenaut/ui/pieces/base/pill';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useState } from 'react';
import styles from './my-classes.module.css';
import { classSays, leaveQuestion, type MyClassInfo } from './my-class-words.ts';
import { useClassAction } from './use-class-action.ts';

/** One class as the child sees it, and the way out after a question. */
export function MyClass({ mine }: { mine: MyClassInfo }) {
  const { classId, name, status } = mine;
  const [asks, setAsks] = useState(false);
  const leave = useClassAction(() => api.classes.leave.mutate({ classId }));
  const isIn = status === 'active';
  return (
    <li className={styles.mine}>
      <div className="row spread">
        <h2>{name}</h2>
        <Pill tone={isIn ? 'done' : 'plain'} icon={isIn ? 'check' : 'clock'}>
          {isIn ? 'You are in' : 'Waiting'}
        </Pill>
      </div>
      <p>{asks ? leaveQuestion(mine) : classSays(mine)}</p>
      <div className="row">
        {asks ? (
          <>
            <StickerButton size="lg" pending={leave.isPending} onClick={() => leave.mutate(undefined)}>
              {isIn ? 'Yes, leave' : 'Yes, stop'}
            </StickerButton>
            <StickerButton size="lg" tone="quiet" onClick={() => setAsks(false)}>
              {isIn ? 'No, stay' : 'No, wait'}
            </StickerButton>
          </>
        ) : (
          <StickerButton
            size="lg"
            tone="quiet"
            aria-label={isIn ? `Leave ${name}` : `Stop asking for ${name}`}
            onClick={() => setAsks(true)}
          >
            {isIn ? 'Leave' : 'Stop asking'}
          </StickerButton>
        )}
      </div>
    </li>
  );
}
