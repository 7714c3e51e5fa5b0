import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatForm } from '@noodlenaut/ui/pieces/grown-up/flat-form';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { TickPupils } from '../../lib/classes/tick-pupils.tsx';
import type { SchoolClass } from './class-words.ts';
import { useClassAction } from './use-class-action.ts';

type Group = Outputs['learnerGroups']['list'][number];
type Props = {
  classId: string;
  pupils: SchoolClass['pupils'];
  /** Undefined: a new one. */
  group?: Group;
  onDone: () => void;
};

/** The name of a group, and who is in it. It takes the focus. */
export function GroupForm({ classId, pupils, group, onDone }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [name, setName] = useState(group?.name ?? '');
  const [childIds, setChildIds] = useState<readonly string[]>(group?.childIds ?? []);
  const [fault, setFault] = useState<string>();
  const save = useClassAction(
    () => {
      const wish = { classId, name, childIds: [...childIds] };
      return group === undefined
        ? api.learnerGroups.create.mutate(wish)
        : api.learnerGroups.change.mutate({ ...wish, groupId: group.id });
    },
    onDone,
    (error) => {
      const issue = error instanceof ApiError && error.issues.find(({ path }) => path === 'name');
      if (issue) setFault(issue.message);
      return Boolean(issue);
    },
  );
  const send = () => {
    const isEmpty = name.trim() === '';
    setFault(isEmpty ? 'A name is missing' : undefined);
    if (isEmpty) field.current?.focus();
    else save.mutate(undefined);
  };
  return (
    <FlatForm onSend={send}>
      <TextField
        ref={field}
        label="Name of the group"
        autoComplete="off"
        maxLength={60}
        value={name}
        error={fault}
        onChange={({ target }) => setName(target.value)}
      />
      <TickPupils pupils={pupils} chosen={childIds} onChange={setChildIds} />
      <div className="row">
        <FlatButton type="submit" tone="primary" pending={save.isPending}>
          Save the group
        </FlatButton>
        <FlatButton onClick={onDone}>Cancel</FlatButton>
      </div>
    </FlatForm>
  );
}
