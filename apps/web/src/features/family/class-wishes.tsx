import { api, trpc } from '../../lib/api/api.ts';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useQuery } from '@tanstack/react-query';
import { shortMoment } from '../../lib/format/dates.ts';
import { PanelError } from '../../lib/panels/panel-error.tsx';
import type { Inputs } from '../../lib/api/replies.ts';
import styles from './family.module.css';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

/** Classes that children want to join: a guardian says yes or no with one tap (P1.31). */
export function ClassWishes() {
  const { data: wishes = [], error, refetch } = useQuery(trpc.family.classWishes.queryOptions());
  const answer = useFamilyAction((input: Inputs['family']['answerClass']) =>
    api.family.answerClass.mutate(input),
  );
  if (error !== null)
    return <PanelError title="Wishes to join a class" error={error} onRetry={() => void refetch()} />;
  return wishes.map(({ membershipId, childName, className, teacherName, schoolName, since }) => {
    const isBusy = answer.isPending && answer.variables.membershipId === membershipId;
    const say = (isYes: boolean) => answer.mutate({ membershipId, isYes });
    return (
      <div key={membershipId} className={styles.note}>
        <p>
          <b>
            {childName} wants to join {className}.
          </b>{' '}
          Teacher: {teacherName}
          {schoolName !== null && `, ${schoolName}`}. Asked {shortMoment(since)}. With your yes and the
          teacher&apos;s, the teachers of this class see how {childName} learns.
        </p>
        <div className={styles.buttons}>
          <FlatButton
            disabled={isBusy}
            aria-label={`No to ${className} for ${childName}`}
            onClick={() => say(false)}
          >
            No
          </FlatButton>
          <FlatButton
            tone="primary"
            disabled={isBusy}
            aria-label={`Yes to ${className} for ${childName}`}
            onClick={() => say(true)}
          >
            Yes
          </FlatButton>
        </div>
      </div>
    );
  });
}
