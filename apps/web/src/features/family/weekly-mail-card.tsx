import { api, trpc } from '../../lib/api/api.ts';
import { useQuery } from '@tanstack/react-query';
import { FlatSwitch } from '@noodlenaut/ui/pieces/grown-up/flat-switch';
import type { FamilyChild } from './family-child.ts';
import { FamilyPanel } from './family-panel.tsx';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

/** The weekly mail, by choice: what the child did and learned, and what to try at home. */
export function WeeklyMailCard({ child }: { child: FamilyChild }) {
  const { data } = useQuery({ ...trpc.family.weeklyMail.queryOptions({ childId: child.id }), staleTime: 0 });
  const set = useFamilyAction((isOn: boolean) =>
    api.family.setWeeklyMail.mutate({ childId: child.id, isOn }),
  );
  const hasAddress = data?.hasAddress !== false;
  return (
    <FamilyPanel title="Weekly mail">
      <FlatSwitch
        title={`${child.name}'s week`}
        text="A mail on Mondays: what was done and learned, and what to try at home."
        line={
          hasAddress
            ? 'Every mail has a link that stops it.'
            : 'Your account has no confirmed e-mail address yet: see Account.'
        }
        isOn={data?.isOn === true}
        pending={set.isPending || data === undefined || !hasAddress}
        onChange={(isOn) => set.mutate(isOn)}
      />
    </FamilyPanel>
  );
}
