import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { changelogOf } from './release/changelog-of.ts';

/** `npm run --silent changelog`: what changed since the last version; since the beginning where there was none. */
const git = (...args: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout.trim() : null;
};
// The commit of a release has its own tag already.
const last = git('describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD^');
const subjects = git('log', '--format=%s', last === null ? 'HEAD' : `${last}..HEAD`);
if (subjects === null) {
  console.error('There is no history of git here.');
  process.exit(1);
}
process.stdout.write(changelogOf(subjects.split('\n')));
