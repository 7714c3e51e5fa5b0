import { api } from '../../lib/api/api.ts';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Pill } from '@noodlenaut/ui/pieces/base/pill';
import { Link } from '@tanstack/react-router';
import { nearDay, nearMoment } from '../../lib/format/dates.ts';
import { notify } from '../../lib/notices/notices.ts';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';
import type { Outputs } from '../../lib/api/replies.ts';

type Notice = Outputs['family']['notices'][number];

/** What the button does, where "Undo" alone would not say it. */
const UNDO: Partial<Record<Notice['kind'], string>> = {
  'new-teacher': 'Take out of the class',
  'new-device': 'Sign it out',
  'device-trusted': 'Forget the device',
};

/** What is about the AI helper leads to the page where the words are. */
const OF_HELPER: ReadonlySet<Notice['kind']> = new Set(['helper-crisis', 'helper-words']);

/** What is about tutoring leads to its tab. */
const TUTORING_TABS: Partial<Record<Notice['kind'], 'requests' | 'sessions' | 'history'>> = {
  'tutoring-asked': 'requests',
  'tutoring-offered': 'requests',
  'tutoring-booked': 'sessions',
  'tutoring-moved': 'sessions',
  'tutoring-cancelled': 'history',
  'tutoring-told': 'history',
};

/** Who and what it was about, in a line below the sentence. */
function lineOf({ by, isByMe, about, at }: Notice): string {
  const who = by === null ? null : `By ${isByMe ? 'you' : by}`;
  return [who, about === null || about === by ? null : `about ${about}`, nearMoment(at)]
    .filter((part) => part !== null)
    .join(' · ');
}

/** One thing that happened, and the way to undo it while there is one. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const { id, childId, kind, text, isSeen, undoUntil, isUndone } = notice;
  const undo = useFamilyAction(
    () => api.family.undo.mutate({ noticeId: id }),
    () => notify({ title: 'Undone', tone: 'success' }),
  );
  const word = UNDO[kind] ?? 'Undo';
  const tab = TUTORING_TABS[kind];
  return (
    <li>
      <p>
        <b>{text}</b>
        <br />
        <span className="soft small">
          {lineOf(notice)}
          {undoUntil !== null && ` · can be undone until ${nearDay(undoUntil)}`}
        </span>
      </p>
      {isUndone && <Pill icon="check">Undone</Pill>}
      {!isSeen && !isUndone && <Pill tone="done">New</Pill>}
      {undoUntil !== null && (
        <FlatButton
          aria-label={`${word}: ${text}`}
          pending={undo.isPending}
          onClick={() => undo.mutate(undefined)}
        >
          {word}
        </FlatButton>
      )}
      {OF_HELPER.has(kind) && (
        <FlatButton
          aria-label={`Read it: ${text}`}
          renderRoot={(root) => <Link to="/family/helper/$childId" params={{ childId }} {...root} />}
        >
          Read it
        </FlatButton>
      )}
      {kind === 'plan-asked' && (
        <FlatButton
          aria-label={`See the plans: ${text}`}
          renderRoot={(root) => <Link to="/adventure-scholars" {...root} />}
        >
          See the plans
        </FlatButton>
      )}
      {tab !== undefined && (
        <FlatButton
          aria-label={`See it: ${text}`}
          renderRoot={(root) => <Link to="/tutoring" search={{ tab, child: childId }} {...root} />}
        >
          See it
        </FlatButton>
      )}
    </li>
  );
}
