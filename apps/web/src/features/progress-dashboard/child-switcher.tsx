import type { Role } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Letter } from '@noodlenaut/ui/pieces/grown-up/letter';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './child-switcher.module.css';

/** More names than this do not fit on a line, so they are a select. */
const NAMES_IN_A_LINE = 4;

type Props = {
  role: Role;
  childId: string | undefined;
  pupils: Outputs['family']['children']['children'];
};

/** Switches between children; the address says whose dashboard it is. */
export function ChildSwitcher({ role, childId, pupils }: Props) {
  const navigate = useNavigate();
  return (
    <nav className={styles.switcher} aria-label="Choose a child">
      {pupils.length > NAMES_IN_A_LINE ? (
        <SelectField
          label="Student"
          value={childId ?? ''}
          options={pupils.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) =>
            void navigate({ to: '/teacher', search: { studentId: target.value }, replace: true })
          }
        />
      ) : (
        pupils.map(({ id, name }, place) => (
          <Link
            key={id}
            className={styles.child}
            to="/teacher"
            search={{ studentId: id }}
            replace
            {...(id === childId ? { 'aria-current': 'true' } : {})}
          >
            <Letter name={name} size="small" place={place} />
            {name}
          </Link>
        ))
      )}
      {role === 'parent' && (
        <FlatButton
          tone="dashed"
          icon={<Icon name="plus" size={18} />}
          renderRoot={(root) => <Link to="/" hash="link" {...root} />}
        >
          Link a child
        </FlatButton>
      )}
    </nav>
  );
}
