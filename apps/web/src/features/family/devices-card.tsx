import { api, trpc } from '../../lib/api/api.ts';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { shortDay } from '../../lib/format/dates.ts';
import { notify } from '../../lib/notices/notices.ts';
import { FamilyPanel } from './family-panel.tsx';
import styles from './family.module.css';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

/** Where the youngest may sign in with pictures: devices the family trusts, for half a year. */
export function DevicesCard() {
  const { data: devices } = useSuspenseQuery(trpc.family.devices.queryOptions());
  const trust = useFamilyAction(
    () => api.family.trustDevice.mutate(),
    () =>
      notify({
        title: 'This device is trusted',
        description: 'Your children see their pictures when they power on here.',
        tone: 'success',
      }),
  );
  const forget = useFamilyAction((deviceId: string) => api.family.endDevice.mutate({ deviceId }));
  return (
    <FamilyPanel title="Devices for picture sign-in">
      {devices.length === 0 && (
        <p className="soft">Trust a device at home, and your children sign in there with their pictures.</p>
      )}
      {devices.length > 0 && (
        <ListRows>
          {devices.map((device) => (
            <li key={device.id}>
              <p>
                <b>
                  {device.label}
                  {device.isThis && ' (this device)'}
                </b>
                <br />
                <span className="soft small">Last used {shortDay(device.lastUsedAt)}</span>
              </p>
              <FlatButton
                tone="link"
                aria-label={`Forget ${device.label}${device.isThis ? ', this device' : ''}`}
                pending={forget.isPending && forget.variables === device.id}
                onClick={() => forget.mutate(device.id)}
              >
                Forget
              </FlatButton>
            </li>
          ))}
        </ListRows>
      )}
      {!devices.some(({ isThis }) => isThis) && (
        <div className={styles.buttons}>
          <FlatButton
            icon={<Icon name="device" size={18} />}
            pending={trust.isPending}
            onClick={() => trust.mutate(undefined)}
          >
            Trust this device
          </FlatButton>
        </div>
      )}
    </FamilyPanel>
  );
}
