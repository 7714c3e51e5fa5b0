import { expect, test } from 'vitest';
import { processesListed } from './processes.ts';

test('of a listing of macOS: who carries the folder, in arguments or environment, and no environment is told', () => {
  const listing = [
    '  501 /usr/local/bin/node main.ts SECRET=abc TMPDIR=/tmp/nn-x/ HOME=/Users/a',
    ' 1502 /opt/postgres -D /tmp/nn-x/cluster',
    '  503 /bin/zsh HOME=/Users/a',
    '',
  ].join('\n');
  expect(processesListed(listing, '/tmp/nn-x')).toEqual([
    { pid: 501, command: '/usr/local/bin/node main.ts' },
    { pid: 1502, command: '/opt/postgres -D /tmp/nn-x/cluster' },
  ]);
});
