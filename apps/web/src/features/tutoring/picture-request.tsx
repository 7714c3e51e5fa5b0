import { SUBJECTS, subjectLabel, type SubjectId } from '@noodlenaut/domain';
import { Emblem } from '@noodlenaut/ui/drawings/emblem';
import { Icon, type IconName } from '@noodlenaut/ui/icon';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import styles from './picture-request.module.css';
import { useSendRequest } from './use-send-request.ts';

const TITLES = ['What is it about?', 'Is a grown-up with you?', 'When?'] as const;

function Choice({
  text,
  picture,
  disabled,
  onPick,
}: {
  text: string;
  picture: ReactNode;
  disabled?: boolean;
  onPick: () => void;
}) {
  return (
    <li>
      <button type="button" className={styles.choice} disabled={disabled} onClick={onPick}>
        {picture}
        <b>{text}</b>
      </button>
    </li>
  );
}
const sign = (name: IconName) => <Icon name={name} size={56} />;

/** A request in three taps for a child who cannot read yet: subject, with a grown-up, when. */
export function PictureRequest({ onClose }: { onClose: () => void }) {
  const [subject, setSubject] = useState<SubjectId | null>(null);
  const [isWithGrownUp, setWithGrownUp] = useState<boolean | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const request = useSendRequest(onClose, (error) => {
    setRefusal(sentenceOf(error));
    return true;
  });
  const title = TITLES[subject === null ? 0 : isWithGrownUp === null ? 1 : 2];
  const answers =
    subject === null
      ? SUBJECTS.map(subjectLabel)
      : isWithGrownUp === null
        ? ['Yes', 'No']
        : ['Soon', 'This week'];
  const send = (urgency: 'normal' | 'flexible') => {
    if (subject === null || isWithGrownUp === null) return;
    setRefusal(null);
    request.mutate({
      subject,
      topic: null,
      description: `Help with ${subjectLabel(subject)}. ${isWithGrownUp ? 'A grown-up sits beside the child.' : 'The child is alone at the screen.'}`,
      urgency,
      preferredTime: null,
    });
  };
  return (
    <SmallDialog wide title="Ask a tutor" onClose={onClose}>
      <div className={styles.head}>
        <p className={styles.title} aria-live="polite">
          {title}
        </p>
        <Speak key={title} onArrival size="xl" label={`Read aloud: ${title}`} texts={[title, ...answers]} />
      </div>
      {refusal !== null && <FormNotice>{refusal}</FormNotice>}
      <ul className={styles.choices}>
        {subject === null &&
          SUBJECTS.map((id) => (
            <Choice
              key={id}
              text={subjectLabel(id)}
              picture={<Emblem subject={id} size={72} />}
              onPick={() => setSubject(id)}
            />
          ))}
        {subject !== null && isWithGrownUp === null && (
          <>
            <Choice text="Yes" picture={sign('users')} onPick={() => setWithGrownUp(true)} />
            <Choice text="No" picture={sign('close')} onPick={() => setWithGrownUp(false)} />
          </>
        )}
        {subject !== null && isWithGrownUp !== null && (
          <>
            <Choice
              text="Soon"
              picture={sign('clock')}
              disabled={request.isPending}
              onPick={() => send('normal')}
            />
            <Choice
              text="This week"
              picture={sign('calendar')}
              disabled={request.isPending}
              onPick={() => send('flexible')}
            />
          </>
        )}
      </ul>
      <div className={styles.foot}>
        {subject !== null && (
          <FlatButton onClick={() => (isWithGrownUp === null ? setSubject(null) : setWithGrownUp(null))}>
            Back
          </FlatButton>
        )}
        <FlatButton onClick={onClose}>Not now</FlatButton>
      </div>
    </SmallDialog>
  );
}
