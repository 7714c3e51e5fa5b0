import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import type { Outputs } from '../api/replies.ts';
import { Choices } from './choices.tsx';
import styles from './pupil-picker.module.css';
import { TickPupils } from './tick-pupils.tsx';

type Props = {
  pupils: Outputs['classes']['get']['pupils'];
  groups: Outputs['learnerGroups']['list'];
  /** Null: all of them. */
  childIds: readonly string[] | null;
  error: string | undefined;
  onChange: (childIds: readonly string[] | null) => void;
};

/** The whole class, a group of it, or those who are ticked. */
export function PupilPicker({ pupils, groups, childIds, error, onChange }: Props) {
  return (
    <div className={styles.picker}>
      <Choices
        label="For"
        value={childIds === null ? 'all' : 'some'}
        choices={[
          { value: 'all', text: 'All pupils', note: 'Those too who come later' },
          { value: 'some', text: 'Some pupils', note: 'Only those you tick' },
        ]}
        onChange={(who) => onChange(who === 'all' ? null : [])}
      />
      {childIds !== null && groups.length > 0 && (
        <fieldset className={styles.groups} aria-label="Groups">
          {groups.map((group) => (
            <FlatButton
              key={group.id}
              aria-pressed={isSame(group.childIds, childIds)}
              onClick={() => onChange(group.childIds)}
            >
              {group.name}
            </FlatButton>
          ))}
        </fieldset>
      )}
      {childIds !== null && (
        <TickPupils pupils={pupils} chosen={childIds} error={error} onChange={onChange} />
      )}
    </div>
  );
}

const isSame = (group: readonly string[], ticked: readonly string[]): boolean =>
  group.length === ticked.length && group.every((id) => ticked.includes(id));
