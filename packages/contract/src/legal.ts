import { z } from 'zod';

const stated = z.string().nullable();
/** GET /api/operator: who runs this site, in their own words; null where they have stated nothing (decision 0111). */
export const operatorReply = z.object({
  name: stated,
  address: stated,
  mail: stated,
  /** Which law lets them keep what they keep. */
  lawfulBasis: stated,
  /** Calendar days since which their words are in force. */
  termsSince: stated,
  privacySince: stated,
});
