import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatForm } from '@noodlenaut/ui/pieces/grown-up/flat-form';
import { Icon } from '@noodlenaut/ui/icon';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { useState } from 'react';
import type { SchoolClass } from './class-words.ts';
import styles from './classes.module.css';
import { useGiveDevice } from './use-give-device.ts';

/** As long as the contract lets the name of a device be. */
const LABEL_MAX = 40;

/** Makes the browser this page is open in a device of the class; says first that the teacher is signed out here. */
export function TrustDevice({ found }: { found: SchoolClass }) {
  const [label, setLabel] = useState('');
  const [asks, setAsks] = useState(false);
  const give = useGiveDevice(found.id);
  return (
    <div className={styles.invite}>
      {asks ? (
        <ConfirmQuestion
          question={`Is this device one of the classroom’s? Pupils of ${found.name} will sign in here by name and pictures, and you are signed out here at once.`}
          yes="Yes, trust it and sign me out"
          no="Not this device"
          pending={give.isPending}
          onYes={() => give.mutate(label.trim())}
          onNo={() => setAsks(false)}
        />
      ) : (
        <FlatForm onSend={() => setAsks(true)}>
          <TextField
            label="Name of this device"
            hint="Such as “Tablet 3”, so that you find it again in this list."
            name="device"
            autoComplete="off"
            maxLength={LABEL_MAX}
            value={label}
            onChange={(event) => setLabel(event.currentTarget.value)}
          />
          <div className={styles.buttons}>
            <FlatButton type="submit" icon={<Icon name="device" size={18} />}>
              Trust this device
            </FlatButton>
          </div>
        </FlatForm>
      )}
    </div>
  );
}
