import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { DataTable } from '@noodlenaut/ui/pieces/grown-up/data-table';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Link } from '@tanstack/react-router';
import { gradeName } from '../../lib/format/grade-name.ts';
import styles from './classes.module.css';
import { type ClassInList, waitingWords } from './class-words.ts';

const COLUMNS = [
  { name: 'Class', kind: 'title' },
  { name: 'Grade', kind: 'text' },
  { name: 'Pupils', kind: 'number' },
  { name: 'Waiting', kind: 'text' },
  { name: 'Open', kind: 'end', hidden: true },
] as const;

/** The classes, each with how many pupils wait. */
export function ClassTable({ classes }: { classes: readonly ClassInList[] }) {
  return (
    <DataTable
      label="Your classes"
      columns={COLUMNS}
      rows={classes.map(({ id, name, grade, pupils, waiting }) => ({
        key: id,
        cells: [
          <Link key="name" className="link" to="/classes/$classId" params={{ classId: id }}>
            {name}
          </Link>,
          <span key="grade" className={styles.short}>
            {gradeName(grade)}
          </span>,
          pupils,
          waiting > 0 ? (
            <Band key="waiting" tone="yellow" sign="dots">
              {waitingWords(waiting)}
            </Band>
          ) : (
            <span key="waiting" className="soft">
              Nobody waits
            </span>
          ),
          <FlatButton
            key="pupils"
            aria-label={`Pupils of ${name}`}
            renderRoot={(root) => <Link to="/classes/$classId/pupils" params={{ classId: id }} {...root} />}
          >
            Pupils
          </FlatButton>,
        ],
      }))}
    />
  );
}
