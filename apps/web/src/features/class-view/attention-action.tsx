import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Link } from '@tanstack/react-router';
import type { Outputs } from '../../lib/api/replies.ts';
import { crowdOf } from './attention-words.ts';

type Line = Outputs['classes']['view']['attention'][number];
type Props = { classId: string; line: Line };

/** What to do about a line: practice of the skill for exactly these pupils, something harder, or a closer look at one or all of them. */
export function AttentionAction({ classId, line: { kind, childIds, names, skill, subject } }: Props) {
  const said = <span className="visually-hidden">for {crowdOf(names)}</span>;
  if (kind === 'stuck' && skill !== null && subject !== null)
    return (
      <FlatButton
        renderRoot={(root) => (
          <Link
            to="/classes/$classId/assignments"
            params={{ classId }}
            search={{ give: 'practice', subject, skill, pupils: [...childIds] }}
            {...root}
          />
        )}
      >
        Assign practice {said}
      </FlatButton>
    );
  if (kind === 'waiting')
    return (
      <FlatButton
        renderRoot={(root) => <Link to="/classes/$classId/pupils" params={{ classId }} {...root} />}
      >
        Sign-in cards {said}
      </FlatButton>
    );
  if (kind === 'flying')
    return (
      <FlatButton
        renderRoot={(root) => (
          <Link
            to="/classes/$classId/assignments"
            params={{ classId }}
            search={{ give: 'lesson', pupils: [...childIds] }}
            {...root}
          />
        )}
      >
        Assign a lesson {said}
      </FlatButton>
    );
  if (childIds.length > 1)
    return (
      <FlatButton
        renderRoot={(root) => (
          <Link
            from="/classes/$classId/"
            to="/classes/$classId"
            params={{ classId }}
            search={(before) => ({ ...before, show: 'attention' })}
            hash="pupils"
            {...root}
          />
        )}
      >
        See pupils {said}
      </FlatButton>
    );
  const [studentId = ''] = childIds;
  return (
    <FlatButton renderRoot={(root) => <Link to="/teacher" search={{ studentId, classId }} {...root} />}>
      Open dashboard {said}
    </FlatButton>
  );
}
