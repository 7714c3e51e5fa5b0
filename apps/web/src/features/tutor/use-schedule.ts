import {
  availabilityFaults,
  DEFAULT_RULES,
  type Availability,
  type AvailabilityFault,
} from '@noodlenaut/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, trpc } from '../../lib/api/api.ts';
import type { Inputs, Outputs } from '../../lib/api/replies.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { withoutPast } from './edit-hours.ts';
import { zoneHere } from './zone-times.ts';

type Read = Outputs['tutoring']['availability'];

/** No hours yet: the product's rules, and the zone of this device. */
const begun = (): Availability => ({ timeZone: zoneHere(), weekly: [], exceptions: [], ...DEFAULT_RULES });

const sent = ({ weekly, exceptions, ...rules }: Availability): Inputs['tutoring']['saveAvailability'] => ({
  ...rules,
  weekly: [...weekly],
  exceptions: exceptions.map(({ date, ranges }) => ({ date, ranges: [...ranges] })),
});

/** The tutor's hours as they are edited, what is wrong with them, and saving (P5.07, P5.08, P5.39). */
export function useSchedule(read: Read) {
  const client = useQueryClient();
  const [hours, setHours] = useState(() => withoutPast(read.availability ?? begun(), new Date()));
  const [isDirty, setShownDirty] = useState(false);
  // Read by a way out that is taken in the same moment as the save that made it free.
  const unsaved = useRef(false);
  const setDirty = (next: boolean) => {
    unsaved.current = next;
    setShownDirty(next);
  };
  const [isSaved, setSaved] = useState(read.availability !== null);
  const [conflicts, setConflicts] = useState(read.conflicts);
  const [refusal, setRefusal] = useState<string>();
  const save = useAction(() => api.tutoring.saveAvailability.mutate(sent(hours)), {
    stale: [trpc.tutoring.slots.pathKey()],
    onDone: (reply) => {
      client.setQueryData(trpc.tutoring.availability.queryKey(), reply);
      setConflicts(reply.conflicts);
      setSaved(true);
      setDirty(false);
    },
    onRefused: (error) => {
      setRefusal(sentenceOf(error));
      return true;
    },
  });
  const faults: readonly AvailabilityFault[] = availabilityFaults(hours);
  return {
    hours,
    faults,
    isDirty,
    /** Whether families see hours of this tutor at all. */
    isSaved,
    isUnsaved: () => unsaved.current,
    isSaving: save.isPending,
    conflicts,
    refusal,
    faultAt: (path: string): string | undefined => faults.find((fault) => fault.path === path)?.message,
    edit: (next: Availability) => {
      setHours(next);
      setDirty(true);
      setRefusal(undefined);
    },
    save: () => {
      setRefusal(undefined);
      if (faults.length === 0) save.mutate(undefined);
      else setRefusal('Please look at the marked hours first. Nothing is saved yet.');
    },
  };
}
export type EditedSchedule = ReturnType<typeof useSchedule>;
