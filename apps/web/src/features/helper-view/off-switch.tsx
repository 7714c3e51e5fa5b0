import { FlatSwitch } from '@noodlenaut/ui/pieces/grown-up/flat-switch';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api, trpc } from '../../lib/api/api.ts';
import { CONSENT_TEXTS, consentLine, NOTHING } from '../../lib/family/consent-texts.ts';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

/** The helper's own switch: the guardian's consent to the chat, the same as on the family page (P7.17). */
export function OffSwitch({ childId }: { childId: string }) {
  const { data } = useSuspenseQuery(trpc.family.consents.queryOptions({ childId }));
  const set = useFamilyAction((isGiven: boolean) =>
    api.family.setConsent.mutate({ childId, scope: 'chat', isGiven }),
  );
  const isOn = data.on.includes('chat');
  const last = data.ledger.find(({ scope }) => scope === 'chat');
  const { title, text } = CONSENT_TEXTS.chat;
  return (
    <FlatSwitch
      title={title}
      text={`${text} Off works at once, even in an open talk.`}
      line={last === undefined ? NOTHING[data.mode] : consentLine(last)}
      isOn={isOn}
      canSwitch={data.mayGive || isOn}
      pending={set.isPending}
      onChange={(isGiven) => set.mutate(isGiven)}
    />
  );
}
