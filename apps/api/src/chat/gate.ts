import type { ChatContext } from '@noodlenaut/db';
import {
  DEFAULT_GRADE,
  DEFAULT_OPEN_HOURS,
  isHelperOpen,
  localDay,
  messageQuota,
  type Entitlements,
  type OpenHours,
} from '@noodlenaut/domain';

/** What the gate lets through (security 6.2, stage S0). Consent is the call's own condition. */
export interface Gate {
  readonly hours: OpenHours;
  readonly isOpen: boolean;
  /** Messages a day. */
  readonly quota: number;
  /** The child's local day, 'YYYY-MM-DD'. */
  readonly day: string;
}

export function gateOf(
  context: ChatContext,
  { helperMessagesADay }: Pick<Entitlements, 'helperMessagesADay'>,
  now: Date,
): Gate {
  const { opensAt, closesAt, grade, dailyMessages, timezone } = context;
  const hours = opensAt === null || closesAt === null ? DEFAULT_OPEN_HOURS : { from: opensAt, to: closesAt };
  return {
    hours,
    isOpen: isHelperOpen(now, timezone, hours),
    quota: messageQuota(helperMessagesADay, grade ?? DEFAULT_GRADE, dailyMessages),
    day: localDay(now, timezone),
  };
}
