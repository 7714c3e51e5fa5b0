import { api } from '../../lib/api/api.ts';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import type { SchoolClass } from './class-words.ts';
import { useClassAction } from './use-class-action.ts';

type Props = { found: SchoolClass; teacher: SchoolClass['teachers'][number] };

/** Makes a second teacher the owner of the class; the former one teaches it on (decision 0103). */
export function HandOverClass({ found: { id: classId, name }, teacher }: Props) {
  const [asks, setAsks] = useState(false);
  const hand = useClassAction(
    () => api.classes.handOver.mutate({ classId, teacherId: teacher.id }),
    () => setAsks(false),
  );
  if (!asks)
    return (
      <FlatButton aria-label={`Hand the class over to ${teacher.name}`} onClick={() => setAsks(true)}>
        Hand over
      </FlatButton>
    );
  return (
    <ConfirmQuestion
      question={`Hand ${name} over to ${teacher.name}? Only ${teacher.name} will invite teachers and put the class away. You go on teaching it, and can leave it then.`}
      yes="Yes, hand it over"
      no="Stay the owner"
      pending={hand.isPending}
      onYes={() => hand.mutate(undefined)}
      onNo={() => setAsks(false)}
    />
  );
}
