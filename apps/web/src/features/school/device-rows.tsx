import { api } from '../../lib/api/api.ts';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useState } from 'react';
import { calendarDate } from '../../lib/format/dates.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { useSchoolAction } from './use-school-action.ts';

type Device = Outputs['school']['get']['devices'][number];

function DeviceRow({ device }: { device: Device }) {
  const [asks, setAsks] = useState(false);
  const end = useSchoolAction(() => api.school.endDevice.mutate({ deviceId: device.id }));
  return (
    <li>
      <p>
        <b>
          {device.label} · {device.className}
        </b>
        <br />
        <span className="soft small">
          {device.trustedBy} trusted it · last used {calendarDate(device.lastUsed)}
        </span>
        {device.isAsleep && (
          <>
            <br />
            <b>Asleep:</b> wrong pictures were tried too often. A teacher of the class wakes it.
          </>
        )}
      </p>
      {asks ? (
        <ConfirmQuestion
          question={`End ${device.label} of ${device.className}? Who is signed in there with pictures is signed out at once.`}
          yes="Yes, end it"
          no="Keep it"
          pending={end.isPending}
          onYes={() => end.mutate(undefined)}
          onNo={() => setAsks(false)}
        />
      ) : (
        <FlatButton
          tone="link"
          aria-label={`End ${device.label} of ${device.className}`}
          onClick={() => setAsks(true)}
        >
          End
        </FlatButton>
      )}
    </li>
  );
}

/** Classroom devices of all classes; one that is lost is ended here. */
export const DeviceRows = ({ devices }: { devices: readonly Device[] }) => (
  <FlatPanel title="Classroom devices">
    {devices.length === 0 ? (
      <p className="soft">No class trusts a device.</p>
    ) : (
      <ListRows>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ListRows>
    )}
  </FlatPanel>
);
