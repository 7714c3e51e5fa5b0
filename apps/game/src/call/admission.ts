import { uuid } from '@noodlenaut/contract';
import { TUTORING_ROLES } from '@noodlenaut/domain';
import { z } from 'zod';

/** What was found out when the seat was given; it stands in the reservation, where no client can change it. */
export const admission = z.object({ visit: uuid, name: z.string(), role: z.enum(TUTORING_ROLES) });
export type CallAdmission = z.output<typeof admission>;
