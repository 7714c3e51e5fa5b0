import { Drawing } from './drawing.tsx';

const FILES = import.meta.glob<string>('./art/badges/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});
const BADGES = new Map(
  Object.entries(FILES).map(([path, url]) => [
    `badge-${path.slice(path.lastIndexOf('/') + 1, -'.svg'.length)}`,
    url,
  ]),
);
const FIRST_STEPS = BADGES.get('badge-first-steps') ?? '';

type Props = { badge: string; size?: number; title?: string };

/** The medal of an achievement, by its icon name. An unknown name shows the medal of first steps rather than a hole. */
export function Badge({ badge, size = 96, ...rest }: Props) {
  return <Drawing src={BADGES.get(badge) ?? FIRST_STEPS} size={size} lazy {...rest} />;
}
