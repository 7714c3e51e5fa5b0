import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'log';

/**
 * The server's own log: a file a day of the week, written over a week later. No detail of an error, which would quote what people
 * entered: their addresses, their names.
 */
export const LOG_SETTINGS = [
  'logging_collector=on',
  `log_directory=${FOLDER}`,
  'log_filename=postgresql-%a.log',
  'log_file_mode=0600',
  'log_truncate_on_rotation=on',
  'log_rotation_age=1d',
  'log_rotation_size=0',
  'log_line_prefix=%m [%p] ',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_parameter_max_length_on_error=0',
].flatMap((setting) => ['-c', setting]);

/** What a start said before its log was open. */
export const startLog = (dir: string): string => join(dir, 'server.log');

const lastLines = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-2).join(' ') : '';

/** The last words of a server that did not start. */
export function lastLogLines(dir: string): string {
  const folder = join(dir, FOLDER);
  const logs = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const [newest] = logs.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return `${lastLines(startLog(dir))} ${newest === undefined ? '' : lastLines(newest)}`.trim();
}
