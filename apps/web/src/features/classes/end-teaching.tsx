import { api } from '../../lib/api/api.ts';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SchoolClass } from './class-words.ts';
import { useClassAction } from './use-class-action.ts';

type Props = { found: SchoolClass; teacher: SchoolClass['teachers'][number] };

/** Removes a second teacher, or lets them leave: they can no longer see the pupils (P1.35). */
export function EndTeaching({ found: { id: classId, name }, teacher }: Props) {
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const end = useClassAction(
    () => api.classes.removeTeacher.mutate({ classId, teacherId: teacher.id }),
    () => (teacher.isMe ? navigate({ to: '/classes' }) : undefined),
    undefined,
    teacher.isMe ? 'list' : 'all',
  );
  if (!asks)
    return (
      <FlatButton
        aria-label={teacher.isMe ? 'Leave this class' : `Take out ${teacher.name}`}
        onClick={() => setAsks(true)}
      >
        {teacher.isMe ? 'Leave' : 'Take out'}
      </FlatButton>
    );
  return (
    <ConfirmQuestion
      question={
        teacher.isMe
          ? `Leave ${name}? You will not see its pupils any more.`
          : `Take ${teacher.name} out? ${teacher.name} will not see these pupils any more.`
      }
      yes={teacher.isMe ? 'Yes, leave' : 'Yes, take out'}
      no={teacher.isMe ? 'Stay' : 'Keep'}
      pending={end.isPending}
      onYes={() => end.mutate(undefined)}
      onNo={() => setAsks(false)}
    />
  );
}
