import { aliasOfFace } from '@noodlenaut/domain';
import { Avatar } from '@noodlenaut/ui/pieces/game/avatar';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { trpc } from '../../../lib/api/api.ts';
import styles from './face.module.css';

const ChooseFace = lazy(() => import('./choose-face.tsx'));

/** What the child is in games, and the way to choose it (decision 0101). Nothing is shown until it is known. */
export function FaceCard({ isYoung }: { isYoung: boolean }) {
  const { data } = useQuery(trpc.quiz.face.queryOptions());
  const [isChoosing, setChoosing] = useState(false);
  if (data === undefined) return null;
  const alias = data.face && aliasOfFace(data.face);
  return (
    <section className={styles.card} aria-labelledby="face">
      <h2 id="face" className={isYoung ? 'visually-hidden' : undefined}>
        Your face
      </h2>
      <div className={styles.mine}>
        <Avatar
          avatar={alias?.avatar ?? 'fox'}
          seat={0}
          size={72}
          state={alias === null ? 'away' : 'plain'}
        />
        {(alias !== null || !isYoung) && <b>{alias?.name ?? 'A new one each game'}</b>}
      </div>
      <StickerButton onClick={() => setChoosing(true)}>
        {alias === null ? 'Choose' : 'Change'}
        <span className="visually-hidden"> your face</span>
      </StickerButton>
      {isChoosing && (
        <Suspense>
          <ChooseFace kept={data.face} words={data.words} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </section>
  );
}
