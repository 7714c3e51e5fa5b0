import { gradeLabel, progressBand } from '@noodlenaut/domain';
import { DataTable } from '@noodlenaut/ui/pieces/grown-up/data-table';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Meter } from '@noodlenaut/ui/pieces/grown-up/meter';
import { Link } from '@tanstack/react-router';
import { nearMoment } from '../../lib/format/dates.ts';
import { ProgressWord } from '../../lib/format/progress-word.tsx';
import { countText } from '../../lib/format/numbers.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './pupil-panel.module.css';

type View = Outputs['classes']['view'];
const NONE = '–';

/** One row a pupil: progress, first tries, when last seen, and why a teacher should look. */
export function PupilPanel({ view: { pupils } }: { view: View }) {
  return (
    <div className={styles.pupils} id="pupils">
      <FlatPanel title="Pupils" note="Right on first try counts the last 30 days." flush>
        <DataTable
          label="Pupils"
          columns={[
            { name: 'Pupil', kind: 'title' },
            { name: 'Grade', kind: 'text' },
            { name: 'Progress', kind: 'number' },
            { name: 'Lessons', kind: 'number' },
            { name: 'Right on first try', kind: 'number' },
            { name: 'Last seen', kind: 'number' },
            { name: 'Needs attention', kind: 'text' },
          ]}
          rows={pupils.map((pupil) => ({ key: pupil.id, cells: cellsOf(pupil) }))}
        />
      </FlatPanel>
    </div>
  );
}

const cellsOf = (pupil: View['pupils'][number]) => [
  <Link key="name" className={styles.name} to="/teacher" search={{ studentId: pupil.id }}>
    {pupil.name}
  </Link>,
  pupil.grade === null ? NONE : gradeLabel(pupil.grade),
  <span key="progress" className={styles.progress}>
    <b>{pupil.progress}%</b>
    <Meter
      label={`${pupil.name}, overall progress`}
      percent={pupil.progress}
      tone={progressBand(pupil.progress).color}
    />
  </span>,
  countText(pupil.completedLessons),
  pupil.accuracy.percent === null ? (
    NONE
  ) : (
    <span key="accuracy" className={styles.accuracy}>
      <span className={styles.of}>
        {countText(pupil.accuracy.right)} of {countText(pupil.accuracy.answers)}
      </span>
      <ProgressWord percent={pupil.accuracy.percent} shows="percent" />
    </span>
  ),
  <span key="seen" className={styles.seen}>
    {pupil.lastSeen === null ? 'Never' : nearMoment(pupil.lastSeen)}
  </span>,
  <span key="attention" className={styles.attention}>
    {pupil.needsAttention ?? <span className={styles.none}>{NONE}</span>}
  </span>,
];
