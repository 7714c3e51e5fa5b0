import type { IllustrationOf } from '@noodlenaut/domain';

/** Whether a circuit is a closed loop with a battery in it. Where no bulb shines, something else is missing. */
export const currentFlows = ({ battery, bulbs, switch: knob, gap }: IllustrationOf<'circuit'>): boolean =>
  battery && knob !== 'open' && gap !== true && (bulbs.length === 0 || bulbs.includes(true));

/** What a magnet and its neighbor do: like poles push, unlike poles pull. */
export function effectOf({ left, right, force }: IllustrationOf<'magnet'>): string {
  if (right === undefined) return 'Two poles: N and S';
  if (force === 'none') return 'No pull';
  if (right === 'N-S' || right === 'S-N') return left === right ? 'They pull' : 'They push';
  return force === 'pull' || right === 'iron' ? 'It pulls' : 'No pull';
}

const WAYS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

/** Where some forces go together. */
export function netOf(arrows: IllustrationOf<'force-arrows'>['arrows']): string {
  const sum = (axis: 0 | 1) =>
    arrows.reduce((total, { to, strength }) => total + WAYS[to][axis] * strength, 0);
  const [x, y] = [sum(0), sum(1)];
  const ways = [...(x === 0 ? [] : [x < 0 ? 'left' : 'right']), ...(y === 0 ? [] : [y < 0 ? 'up' : 'down'])];
  return ways.length === 0 ? 'In balance' : `Together: ${ways.join(' and ')}`;
}
