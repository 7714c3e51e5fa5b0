import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'log';

/**
 * The log of the server: a file for each day of the week, overwritten a week later. Details of errors are left out, because they
 * quote what people entered, such as addresses and names.
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

/** The output of a start before its log was open. */
export const startLog = (dir: string): string => join(dir, 'server.log');

const lastLines = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-2).join(' ') : '';

/** The last lines of the log of a server that did not start. */
export function lastLogLines(dir: string): string {
  const folder = join(dir, FOLDER);
  const logs = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const [newest] = logs.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return `${lastLines(startLog(dir))} ${newest === undefined ? '' : lastLines(newest)}`.trim();
}
