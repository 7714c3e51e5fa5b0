import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import type { Outputs } from '../../lib/api/replies.ts';

type Props = {
  family: readonly Outputs['family']['children']['children'][number][];
  childId: string | undefined;
  onChoose: (childId: string | undefined) => void;
};

/** Whose rows a guardian of several children sees. */
export const ChildFilter = ({ family, childId, onChoose }: Props) => (
  <SelectField
    label="Child"
    value={childId ?? ''}
    options={[
      { value: '', label: 'All children' },
      ...family.map(({ id, name }) => ({ value: id, label: name })),
    ]}
    onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
  />
);
