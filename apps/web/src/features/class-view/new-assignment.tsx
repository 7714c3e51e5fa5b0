import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Link } from '@tanstack/react-router';

/** A link to the form for a new assignment. */
export const NewAssignment = ({ classId, tone }: { classId: string; tone: 'primary' | 'plain' }) => (
  <FlatButton
    tone={tone}
    icon={<Icon name="plus" size={18} />}
    renderRoot={(root) => (
      <Link to="/classes/$classId/assignments" params={{ classId }} search={{ give: 'lesson' }} {...root} />
    )}
  >
    New assignment
  </FlatButton>
);
