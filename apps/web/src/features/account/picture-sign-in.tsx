import { trpc } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { ASLEEP, PICTURES_COOKIE, AVATARS } from '@noodlenaut/domain';
import { Avatar } from '@noodlenaut/ui/pieces/game/avatar';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Speak } from '../../lib/audio/speak.tsx';
import { PictureEntry } from './picture-entry.tsx';
import styles from './picture-sign-in.module.css';

/** The animal a child is known by on this device's sign-in: always the same one, and nothing of the child is in it. */
function faceOf(childId: string): (typeof AVATARS)[number] {
  const sum = Array.from(childId, (sign) => sign.charCodeAt(0)).reduce(
    (total, code) => (total * 31 + code) % 1_000_003,
    7,
  );
  return AVATARS[sum % AVATARS.length] ?? AVATARS[0];
}

const WHO = 'Who are you?';

/** On a device the family trusts: tap your face, then your three pictures. Nothing on any other device. */
export default function PictureSignIn() {
  const { data: children, error } = useQuery({
    ...trpc.account.pictureChildren.queryOptions(),
    staleTime: 0,
  });
  const [childId, setChildId] = useState<string | null>(null);
  const isForgotten = children?.length === 0;
  useEffect(() => {
    // The device is no longer trusted: the next visit does not ask again.
    if (isForgotten) document.cookie = `${PICTURES_COOKIE}=; max-age=0; path=/`;
  }, [isForgotten]);
  if (error instanceof ApiError && error.code === 'wrong_state') {
    return (
      <section className={styles.place} aria-labelledby="asleep">
        <div className={styles.ask}>
          <h2 id="asleep">{ASLEEP}</h2>
          <Speak label="Read it to me" texts={[ASLEEP]} size="xl" />
        </div>
        <p className="soft">Older, or a grown-up? Use your username below.</p>
      </section>
    );
  }
  if (children === undefined || children.length === 0) return null;
  const child = children.find(({ id }) => id === childId);
  if (child !== undefined) {
    return (
      <section className={styles.place}>
        <PictureEntry key={child.id} name={child.name} who={{ childId: child.id }} />
        <div>
          <StickerButton tone="quiet" icon="arrow-left" onClick={() => setChildId(null)}>
            Not {child.name}
          </StickerButton>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.place} aria-labelledby="who">
      <div className={styles.ask}>
        <h2 id="who">{WHO}</h2>
        <Speak label="Read it to me" texts={[WHO]} size="xl" />
      </div>
      <ul className={styles.faces}>
        {children.map(({ id, name }, seat) => (
          <li key={id}>
            <button type="button" className={styles.face} onClick={() => setChildId(id)}>
              <Avatar avatar={faceOf(id)} seat={seat} size={84} />
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p className="soft">Older, or a grown-up? Use your username below.</p>
    </section>
  );
}
