import { DataTable } from '@noodlenaut/ui/pieces/grown-up/data-table';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { gradeName } from '../../lib/format/grade-name.ts';
import type { Outputs } from '../../lib/api/replies.ts';

const COLUMNS = [
  { name: 'Class', kind: 'title' },
  { name: 'Grade', kind: 'text' },
  { name: 'Owner', kind: 'text' },
  { name: 'Pupils', kind: 'number' },
  { name: 'Without a grown-up', kind: 'number' },
] as const;
const YESES = [
  { name: 'No yes to the helper', kind: 'number' },
  { name: 'No yes to games', kind: 'number' },
  { name: 'No yes to tutoring', kind: 'number' },
] as const;

/** The classes in numbers: whose parents are missing, and which yeses, without a name. */
export function ClassCounts({ classes }: { classes: Outputs['school']['get']['classes'] }) {
  const asksConsent = classes.some(({ withoutConsent }) => withoutConsent !== null);
  if (classes.length === 0)
    return (
      <FlatPanel title="Classes">
        <p className="soft">No class yet.</p>
      </FlatPanel>
    );
  return (
    <FlatPanel
      title="Classes"
      note={
        asksConsent
          ? 'How many pupils have no grown-up linked, and how many yeses are missing.'
          : 'How many pupils have no grown-up linked. This site asks for no yes before a child plays.'
      }
      flush
    >
      <DataTable
        label="Classes in numbers"
        columns={asksConsent ? [...COLUMNS, ...YESES] : COLUMNS}
        rows={classes.map(({ id, name, grade, owner, pupils, withoutGuardian, withoutConsent: without }) => ({
          key: id,
          cells: [
            name,
            gradeName(grade),
            owner,
            pupils,
            withoutGuardian,
            without?.chat,
            without?.multiplayer,
            without?.tutoring,
          ],
        }))}
      />
    </FlatPanel>
  );
}
