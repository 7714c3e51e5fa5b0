import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { useNavigate } from '@tanstack/react-router';
import {
  choiceOf,
  PUPIL_FILTERS,
  PUPIL_SORTS,
  type Pupil,
  type PupilChoice,
  type PupilFilter,
} from './pupil-choice.ts';
import styles from './pupil-controls.module.css';

type Props = {
  pupils: readonly Pupil[];
  choice: PupilChoice;
  shown: number;
  find: string;
  onFind: (find: string) => void;
};

const FILTERS: readonly PupilFilter[] = ['all', 'attention', 'new', 'asleep'];

/**
 * Order and filter of the pupils. Both stand in the address, so that a reload or a bookmark keeps them. A name that is
 * typed does not: addresses are written to logs.
 */
export function PupilControls({ pupils, choice, shown, find, onFind }: Props) {
  const navigate = useNavigate({ from: '/classes/$classId/' });
  const choose = (change: PupilChoice) => {
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  };
  const { sort, show } = choiceOf(choice);
  const filters = FILTERS.map((id) => {
    const [text, fits] = PUPIL_FILTERS[id];
    return { id, text, count: pupils.filter(fits).length };
  });
  return (
    <div className={styles.controls}>
      <TextField
        label="Find a name"
        type="search"
        autoComplete="off"
        value={find}
        onChange={({ currentTarget }) => onFind(currentTarget.value)}
      />
      <SelectField
        label="Sort by"
        value={sort}
        options={Object.entries(PUPIL_SORTS).map(([value, [label]]) => ({ value, label }))}
        onChange={({ currentTarget }) => choose({ sort: currentTarget.value })}
      />
      <SelectField
        label="Show"
        value={show}
        options={filters
          .filter(({ id, count }) => count > 0 || id === show || id === 'all')
          .map(({ id, text, count }) => ({ value: id, label: `${text} (${count})` }))}
        onChange={({ currentTarget }) => choose({ show: currentTarget.value })}
      />
      <output className={styles.count}>
        {shown} of {pupils.length} {pupils.length === 1 ? 'pupil' : 'pupils'}
      </output>
    </div>
  );
}
