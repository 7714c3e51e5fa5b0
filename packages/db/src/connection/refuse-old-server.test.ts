import { expect, test } from 'vitest';
import { OLDEST_POSTGRES, refuseOldServer } from './refuse-old-server.ts';

test('a PostgreSQL older than the oldest supported one is refused with a sentence, the oldest is taken', async () => {
  await expect(refuseOldServer(() => Promise.resolve(OLDEST_POSTGRES - 1))).rejects.toThrow(
    `The database is PostgreSQL ${OLDEST_POSTGRES - 1}.`,
  );
  await refuseOldServer(() => Promise.resolve(OLDEST_POSTGRES));
});
