import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../../..');
const LONG_OUTPUT = 64 * 1024 * 1024;

/**
 * docker-compose.yml as a project of its own, so that a site that runs here already is not touched.
 * @param settings the variables it is started with
 * @param changes a compose file of the tests over it, with its path from the root; empty: none
 */
export function compose(project: string, settings: Readonly<Record<string, string>>, changes = '') {
  const docker = async (...words: readonly string[]): Promise<string> => {
    const options = { cwd: ROOT, env: { ...process.env, ...settings }, maxBuffer: LONG_OUTPUT };
    const { stdout } = await run('docker', [...words], options);
    return stdout.trim();
  };
  // The settings of a site that runs from here already, in .env, are not this one's.
  const own = ['--env-file', '/dev/null', '--project-name', project];
  const files = changes === '' ? [] : ['--file', 'docker-compose.yml', '--file', changes];
  const site = (...words: readonly string[]) => docker('compose', ...own, ...files, ...words);
  return {
    site,
    /** The service's address on this machine: containers of a bridge can be reached from the host. */
    hostOf: async (service: string): Promise<string> => {
      const container = await site('ps', '--quiet', service);
      const words = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
      return docker('inspect', '--format', words, container);
    },
    healthOf: async (service: string): Promise<string> =>
      docker('inspect', '--format', '{{.State.Health.Status}}', await site('ps', '--quiet', service)),
    /** `kill -9` of everything in the container but its first process, which then ends: the policy starts it again. */
    killInside: (service: string) => site('exec', '-T', service, 'sh', '-c', 'kill -9 -1').catch(() => ''),
    /** Kills the containers, and starts them again: the policy leaves alone what was killed by hand. */
    killAndStart: async (...services: readonly string[]) => {
      await site('kill', ...services);
      await site('up', '--detach', '--wait', '--no-build', '--no-deps', ...services);
    },
    logs: () => site('logs', '--no-color', '--no-log-prefix'),
  };
}
