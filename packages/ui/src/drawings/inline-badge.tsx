import { Drawing } from './drawing.tsx';

const FILES = import.meta.glob<string>('./art/badges/*.svg', {
  query: '?inline',
  import: 'default',
  eager: true,
});

type Props = { badge: string; size?: number };

/** A medal for screens that show many: forty are 5 kB in the script, or forty requests. An unknown name shows first steps. */
export function InlineBadge({ badge, size = 96 }: Props) {
  const fileOf = (name: string) => FILES[`./art/badges/${name.slice('badge-'.length)}.svg`];
  return <Drawing src={fileOf(badge) ?? fileOf('badge-first-steps') ?? ''} size={size} />;
}
