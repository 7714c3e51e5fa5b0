import type { Outputs } from '../../lib/api/replies.ts';

type Children = Outputs['family']['children']['children'];
interface Group {
  readonly key: string;
  readonly title: string;
  readonly pupils: Children;
}

/** Family first, then each class by name; whoever belongs to several stands in each. */
export function groupsOf(children: Children): Group[] {
  const family = children.filter(({ isFamily }) => isFamily);
  const classes = new Map(children.flatMap((child) => child.classes.map(({ id, name }) => [id, name])));
  const rooms = [...classes]
    .map(([id, name]) => ({
      key: `class-${id}`,
      title: name,
      pupils: children.filter((child) => child.classes.some((one) => one.id === id)),
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  return family.length === 0 ? rooms : [{ key: 'family', title: 'Your children', pupils: family }, ...rooms];
}
