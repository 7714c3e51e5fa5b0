import type { Avatar } from '@noodlenaut/domain';
import { uuid } from '@noodlenaut/contract';
import { z } from 'zod';

/**
 * What `giveSeat` puts into a reservation; a client cannot. `newcomer` is null for a host who watches, on the projector or, with
 * `isRemote`, on a second device beside it.
 */
export const admission = z.object({
  newcomer: z
    .object({
      id: uuid,
      seat: z.int().min(1),
      hasExtraTime: z.boolean(),
      face: z
        .object({ name: z.string(), avatar: z.custom<Avatar>((one) => typeof one === 'string') })
        .nullable()
        // A server of the version before gives none.
        .default(null),
    })
    .nullable(),
  isRemote: z.boolean().default(false),
});
export type Admission = z.infer<typeof admission>;
