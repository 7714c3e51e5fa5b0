import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useClassAction } from './use-class-action.ts';

type Props = { classId: string; group: { readonly id: string; readonly name: string } };

/** Takes a group away after a second question; its pupils stay in the class. */
export function RemoveGroup({ classId, group: { id: groupId, name } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const remove = useClassAction(() => api.learnerGroups.remove.mutate({ classId, groupId }));
  if (!isAsking)
    return (
      <FlatButton onClick={() => setAsking(true)}>
        Remove <span className="visually-hidden">{name}</span>
      </FlatButton>
    );
  return (
    <ConfirmQuestion
      question={`Remove the group ${name}? Its pupils stay in the class, and what they were given stays given.`}
      yes="Yes, remove it"
      no="Keep it"
      pending={remove.isPending}
      onYes={() => remove.mutate(undefined)}
      onNo={() => setAsking(false)}
    />
  );
}
