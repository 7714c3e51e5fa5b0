import { trpc } from '../../lib/api/api.ts';
import { SCHOOL_ACTIONS } from '@noodlenaut/domain';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shortMoment } from '../../lib/format/dates.ts';

type Page = { before: string | undefined; onOlder: ((next: string) => void) | undefined };

/** One page of lines; the last one leads to older ones. */
function DonePage({ before, onOlder }: Page) {
  const { data, isError } = useQuery(trpc.school.lines.queryOptions(before === undefined ? {} : { before }));
  if (isError) return <p role="alert">What was done could not be read. Please look again later.</p>;
  if (data === undefined) return null;
  const { lines, next } = data;
  if (lines.length === 0 && before === undefined) return <p className="soft">Nothing yet.</p>;
  return (
    <>
      <ListRows>
        {lines.map(({ id, at, actor, action, times, about }) => (
          <li key={id}>
            <p>
              <b>{actor}</b> {SCHOOL_ACTIONS[action]}
              {times > 1 && ` (${times})`}
              {about !== null && ` · ${about}`}
              <br />
              <span className="soft small">{shortMoment(at)}</span>
            </p>
          </li>
        ))}
      </ListRows>
      {next !== null && onOlder !== undefined && (
        <FlatButton onClick={() => onOlder(next)}>Show older</FlatButton>
      )}
    </>
  );
}

/** What teachers and administrators did, the latest first; no action of a child or a parent is in it. */
export function DoneLines() {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <FlatPanel title="What was done">
      {cursors.map((before, at) => (
        <DonePage
          key={before ?? 'latest'}
          before={before}
          onOlder={at === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
        />
      ))}
    </FlatPanel>
  );
}
