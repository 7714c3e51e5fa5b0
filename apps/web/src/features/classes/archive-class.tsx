import { api } from '../../lib/api/api.ts';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '../../lib/notices/notices.ts';
import type { SchoolClass } from './class-words.ts';
import styles from './classes.module.css';
import { useClassAction } from './use-class-action.ts';

/** Archives a class: its code stops working, and no teacher sees its pupils through it any more. */
export function ArchiveClass({ found: { id: classId, name } }: { found: SchoolClass }) {
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const end = useClassAction(
    () => api.classes.archive.mutate({ classId }),
    () => {
      notify({ title: `${name} is put away`, tone: 'success' });
      return navigate({ to: '/classes' });
    },
    undefined,
    'list',
  );
  return (
    <div className={styles.invite}>
      {asks ? (
        <ConfirmQuestion
          question={`Put ${name} away? No teacher sees its pupils through it any more, until you take it up again. The pupils keep their accounts.`}
          yes="Yes, put it away"
          no="Keep the class"
          pending={end.isPending}
          onYes={() => end.mutate(undefined)}
          onNo={() => setAsks(false)}
        />
      ) : (
        <div className={styles.buttons}>
          <FlatButton onClick={() => setAsks(true)}>Put the class away</FlatButton>
        </div>
      )}
    </div>
  );
}
