import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../../..');
const LONG_OUTPUT = 64 * 1024 * 1024;

/** docker-compose.yml as a project of its own, so that a site that runs here already is not touched. */
export function compose(project: string, settings: Readonly<Record<string, string>>) {
  const docker = async (...words: readonly string[]): Promise<string> => {
    const options = { cwd: ROOT, env: { ...process.env, ...settings }, maxBuffer: LONG_OUTPUT };
    const { stdout } = await run('docker', [...words], options);
    return stdout.trim();
  };
  // The settings of a site that runs from here already, in .env, are not this one's.
  const site = (...words: readonly string[]) =>
    docker('compose', '--env-file', '/dev/null', '--project-name', project, ...words);
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
    logs: () => site('logs', '--no-color', '--no-log-prefix'),
  };
}
