import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { FlatSwitch } from '@noodlenaut/ui/pieces/grown-up/flat-switch';
import styles from './helper-view.module.css';
import { HoursAndCap } from './hours-and-cap.tsx';
import { type HelperPage, useHelperSettings } from './use-helper-settings.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api, trpc } from '../../lib/api/api.ts';
import { CONSENT_TEXTS, NOTHING, consentLine } from '../../lib/family/consent-texts.ts';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

/** The helper's own switch: the guardian's consent to the chat, the same as on the family page (P7.17). */
function OffSwitch({ childId }: { childId: string }) {
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

type Props = { childId: string; name: string; page: HelperPage };

/** What a guardian chooses about the helper. Every change is stored at once and holds from the next question on. */
export function SettingsCard({ childId, name, page }: Props) {
  const { settings, state, isPending, change } = useHelperSettings(childId, page.settings);
  const row = { pending: isPending };
  return (
    <FlatPanel
      title="What you choose"
      note="Every change is stored at once."
      aside={<output className={styles.state}>{state}</output>}
    >
      <div className={styles.parts}>
        <OffSwitch childId={childId} />
        <HoursAndCap settings={settings} onChange={change} />
        <FlatSwitch
          {...row}
          title="Speaking to the helper"
          text={`${name} may speak instead of writing. The maker of the browser may process the voice on its own computers.`}
          isOn={settings.isVoiceAllowed}
          onChange={(isVoiceAllowed) => change({ isVoiceAllowed })}
        />
        {page.hasProvider && (
          <FlatSwitch
            {...row}
            title="AI model of another company"
            text="Questions may go to a company outside, without name, age or account. Off: only the helper built into this site answers."
            isOn={settings.isProviderAllowed}
            onChange={(isProviderAllowed) => change({ isProviderAllowed })}
          />
        )}
        <FlatSwitch
          {...row}
          title="Tell the class teacher"
          text={`When ${name} writes about danger or harm, the teacher learns when and what kind. Never the words.`}
          isOn={settings.isTeacherTold}
          onChange={(isTeacherTold) => change({ isTeacherTold })}
        />
      </div>
    </FlatPanel>
  );
}
