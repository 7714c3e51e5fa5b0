import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StaffError, type StaffCommand } from './staff-context.ts';

export const removeDemo: StaffCommand = {
  takes: '',
  does: 'takes the demo family out with everything that is theirs; it does not come back',
  run: async ({ store, dataDir, print }) => {
    await rm(join(dataDir, 'demo-accounts.json'), { force: true });
    if ((await store.demo.remove()) === 0) throw new StaffError('There is no demo family here.');
    print('The demo family is gone. Unset DEMO and DEMO_PASSWORD, or the next start makes it again.');
  },
};
