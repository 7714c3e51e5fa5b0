import { gradeLabel, progressBand } from '@noodlenaut/domain';
import { DataTable } from '@noodlenaut/ui/pieces/grown-up/data-table';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Meter } from '@noodlenaut/ui/pieces/grown-up/meter';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { nearDay, nearMoment } from '../../lib/format/dates.ts';
import { ProgressWord } from '../../lib/format/progress-word.tsx';
import { countText } from '../../lib/format/numbers.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { FoldOnPhone } from './fold-on-phone.tsx';
import { choiceOf, chosenPupils, type Pupil, type PupilChoice } from './pupil-choice.ts';
import { PupilControls } from './pupil-controls.tsx';
import styles from './pupil-panel.module.css';

type Props = {
  view: Outputs['classes']['view'];
  choice: PupilChoice;
  /** Only these pupils have a row; undefined: the whole class. */
  group: Outputs['learnerGroups']['list'][number] | undefined;
};
const NONE = '–';

/** One row a pupil: progress, first tries, when last seen, and why a teacher should look. */
export function PupilPanel({ view, choice, group }: Props) {
  const pupils = view.pupils.filter(({ id }) => group === undefined || group.childIds.includes(id));
  const [find, setFind] = useState('');
  const shown = chosenPupils(pupils, choice, find);
  const { sort } = choiceOf(choice);
  const sortedBy = (one: string) => (sort === one ? { sorted: 'ascending' as const } : {});
  return (
    <div className={styles.pupils} id="pupils">
      <FlatPanel title="Pupils" note="Right on first try counts the last 30 days." flush>
        <FoldOnPhone summary={pupils.length === 1 ? '1 pupil' : `${pupils.length} pupils`} hash="pupils">
          <PupilControls pupils={pupils} choice={choice} shown={shown.length} find={find} onFind={setFind} />
          <DataTable
            label="Pupils"
            columns={[
              { name: 'Pupil', kind: 'title', ...sortedBy('name') },
              { name: 'Grade', kind: 'text' },
              { name: 'Progress', kind: 'number' },
              { name: 'Lessons', kind: 'number' },
              { name: 'Right on first try', kind: 'number', ...sortedBy('accuracy') },
              { name: 'Last seen', kind: 'number', ...sortedBy('seen') },
              { name: 'Needs attention', kind: 'text', ...sortedBy('attention') },
            ]}
            rows={shown.map((pupil) => ({ key: pupil.id, cells: cellsOf(view.id, pupil) }))}
          />
        </FoldOnPhone>
      </FlatPanel>
    </div>
  );
}

const cellsOf = (classId: string, pupil: Pupil) => [
  <Link key="name" className={styles.name} to="/teacher" search={{ studentId: pupil.id, classId }}>
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
    <Seen {...pupil} />
  </span>,
  <span key="attention" className={styles.attention}>
    {reasonOf(pupil) ?? <span className={styles.none}>{NONE}</span>}
  </span>,
];

/** When somebody was last seen, or what they are instead: asleep or new. */
function Seen({ isAsleep, lastSeen }: Pupil) {
  if (isAsleep) return <Band sign="clock">Sleeping</Band>;
  return lastSeen === null ? <Band sign="dots">Not started</Band> : nearMoment(lastSeen);
}

function reasonOf({ isAsleep, eraseAt, needsAttention }: Pupil): string | null {
  if (!isAsleep) return needsAttention;
  return eraseAt === null
    ? 'Nobody can sign in to this account.'
    : `Nobody can sign in. The account is erased on ${nearDay(eraseAt)}.`;
}
