import { api, trpc } from '../../lib/api/api.ts';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shortDay } from '../../lib/format/dates.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import type { SchoolClass } from './class-words.ts';
import styles from './classes.module.css';
import { TrustDevice } from './trust-device.tsx';
import { useClassAction } from './use-class-action.ts';

type Device = Outputs['classes']['devices'][number];

function DeviceRow({ device, classId }: { device: Device; classId: string }) {
  const [asks, setAsks] = useState(false);
  const end = useClassAction(() => api.classes.endDevice.mutate({ classId, deviceId: device.id }));
  const wake = useClassAction(() => api.classes.wakeDevice.mutate({ classId, deviceId: device.id }));
  return (
    <li>
      <p>
        <b>
          {device.label}
          {device.isThis && ' (this device)'}
        </b>
        <br />
        <span className="soft small">
          Last used {shortDay(device.lastUsedAt)} · {device.trustedBy} trusted it until{' '}
          {shortDay(device.expiresAt)}
        </span>
      </p>
      {device.isAsleep && (
        <p className={styles.wholeRow}>
          <b>Asleep:</b> wrong pictures were tried too often, so nobody can sign in there. If it is in the
          classroom, wake it. If it is lost, end it.
        </p>
      )}
      {asks ? (
        <ConfirmQuestion
          question={`End ${device.label}? No pupil can sign in there with pictures any more, and who is signed in there is signed out.`}
          yes="Yes, end it"
          no="Keep it"
          pending={end.isPending}
          onYes={() => end.mutate(undefined)}
          onNo={() => setAsks(false)}
        />
      ) : (
        <div className={styles.buttons}>
          {device.isAsleep && (
            <FlatButton
              aria-label={`Wake ${device.label}`}
              pending={wake.isPending}
              onClick={() => wake.mutate(undefined)}
            >
              Wake it
            </FlatButton>
          )}
          <FlatButton tone="link" aria-label={`End ${device.label}`} onClick={() => setAsks(true)}>
            End
          </FlatButton>
        </div>
      )}
    </li>
  );
}

/** Where pupils with pictures sign in without a phone or a camera (decision 0109). Older classes have no use for it. */
export function ClassroomDevices({ found }: { found: SchoolClass }) {
  const faces = found.pupils.filter(({ hasPictures, isMadeHere }) => hasPictures && isMadeHere).length;
  const { data: devices = [], isError } = useQuery(trpc.classes.devices.queryOptions({ classId: found.id }));
  if (faces === 0 && devices.length === 0) return null;
  return (
    <FlatPanel title="Classroom devices">
      <div className={styles.form}>
        <p className="soft">
          On a device you trust, pupils tap their name and their three pictures. It shows the first names of{' '}
          {faces === 1 ? 'the one pupil' : `the ${faces} pupils`} whose card of this class has pictures. A
          pupil is signed out there after half an hour without a tap, and two hours after signing in.
        </p>
        {isError && <p role="alert">The devices could not be read. Please look again later.</p>}
        {devices.length > 0 && (
          <ListRows>
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} classId={found.id} />
            ))}
          </ListRows>
        )}
      </div>
      {!devices.some(({ isThis }) => isThis) && <TrustDevice found={found} />}
    </FlatPanel>
  );
}
