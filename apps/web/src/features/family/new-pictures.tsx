import { api } from '../../lib/api/api.ts';
import { PICTURES_CHOSEN } from '@noodlenaut/domain';
import type { PasswordPicture } from '@noodlenaut/domain';
import { PicturePad } from '@noodlenaut/ui/pieces/pictures/picture-pad';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useId, useState } from 'react';
import { notify } from '../../lib/notices/notices.ts';
import type { FamilyChild } from './family-child.ts';
import styles from './family.module.css';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

/** Three new pictures for a child; whoever is signed in as the child is signed out. */
export function NewPictures({ child, onClose }: { child: FamilyChild; onClose: () => void }) {
  const id = useId();
  const [pictures, setPictures] = useState<readonly PasswordPicture[]>([]);
  const save = useFamilyAction(
    () => api.family.resetSignIn.mutate({ childId: child.id, pictures: [...pictures] }),
    () => {
      notify({ title: `${child.name} has new pictures`, tone: 'success' });
      onClose();
    },
  );
  return (
    <div className={styles.form}>
      <p id={id}>
        <b>Choose three pictures with {child.name}.</b> The order counts.
      </p>
      <PicturePad labelledBy={id} chosen={pictures} onChange={setPictures} disabled={save.isPending} />
      <div className={styles.buttons}>
        <FlatButton
          disabled={pictures.length < PICTURES_CHOSEN}
          pending={save.isPending}
          onClick={() => save.mutate(undefined)}
        >
          Save the pictures
        </FlatButton>
        <FlatButton tone="link" onClick={onClose}>
          Cancel
        </FlatButton>
      </div>
    </div>
  );
}
