/** The types of CONTRIBUTING.md, in the order in which an operator wants to read them. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['feat', 'New'],
  ['fix', 'Mended'],
  ['perf', 'Faster'],
  ['docs', 'Documents'],
  ['refactor', 'Rebuilt'],
  ['test', 'Tests'],
  ['build', 'Build'],
]);
const OTHER = 'Other';
const SUBJECT = /^(?<type>[a-z]+)(?:\((?<room>[^)]+)\))?!?: (?<what>.+)$/;

/**
 * The changelog of some commits, grouped by their type, with the room before each line.
 * @param subjects first lines of commits, the newest first; merges are left out
 */
export function changelogOf(subjects: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const subject of subjects) {
    if (subject.startsWith('Merge ')) continue;
    const { type = '', room, what = subject } = SUBJECT.exec(subject)?.groups ?? {};
    const title = TITLES.get(type);
    const line = title === undefined ? subject : room === undefined ? what : `**${room}** ${what}`;
    groups.set(title ?? OTHER, [...(groups.get(title ?? OTHER) ?? []), `- ${line}`]);
  }
  return [...TITLES.values(), OTHER]
    .flatMap((title) => {
      const lines = groups.get(title);
      return lines === undefined ? [] : [`## ${title}\n\n${lines.join('\n')}\n`];
    })
    .join('\n');
}
