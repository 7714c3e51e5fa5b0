import type { DiagramLink, DiagramNode } from '@noodlenaut/domain';
import { textWidth } from '../parts/fit-text.ts';
import { isBetween, type Box } from './diagram-route.ts';

export const LINK_SIZE = 20;
const PAD = 16;
const LONGEST = 124;
const LOOP = 44;
const DETOUR = 26;

/** How wide the plate of a link's text is. */
export const linkWidth = ({ text }: DiagramLink): number =>
  text === undefined ? 0 : Math.min(LONGEST, textWidth(text) * LINK_SIZE + 12);

/** Whether another box stands on the straight way of a link. */
export const isBlocked = (boxes: ReadonlyMap<string, Box>, from: Box, to: Box): boolean =>
  [...boxes.values()].some((box) => box !== from && box !== to && isBetween(box, from.at, to.at));

/** A box for each node: columns and rows that nothing stands in take no room, texts on arrows get theirs. */
export function diagramLayout(nodes: readonly DiagramNode[], links: readonly DiagramLink[]) {
  const used = (axis: 0 | 1) => [...new Set(nodes.map(({ at }) => at[axis]))].sort((a, b) => a - b);
  const [inColumns, inRows] = [used(0), used(1)];
  const [columns, rows] = [inColumns.length, inRows.length];
  const pictured = nodes.some(({ thing }) => thing !== undefined);
  const widest = Math.max(0, ...links.map(linkWidth));
  const boxWidth = columns === 1 ? 220 : columns === 2 ? 128 : Math.max(96, 330 / columns);
  const between = Math.max(columns <= 2 ? 58 : 36, widest === 0 ? 0 : widest + 36);
  const high = pictured ? 84 : 58;
  const down = widest === 0 ? 36 : 60;
  const loops = links.some(({ from, to }) => from === to);
  const place = (top: number) =>
    new Map<string, Box>(
      nodes.map(({ id, at: [column, row] }) => [
        id,
        {
          at: [
            PAD + boxWidth / 2 + inColumns.indexOf(column) * (boxWidth + between),
            top + high / 2 + inRows.indexOf(row) * (high + down),
          ],
          halfWidth: boxWidth / 2,
          halfHeight: high / 2,
        },
      ]),
    );
  const plain = place(0);
  const detours = links.some(({ from, to }) => {
    const [a, b] = [plain.get(from), plain.get(to)];
    return a && b && a !== b && isBlocked(plain, a, b);
  });
  const top = PAD + (loops ? LOOP : detours ? DETOUR : 0);
  return {
    boxes: place(top),
    width: Math.max(columns * (boxWidth + between) - between + 2 * PAD, 240),
    height: top + rows * (high + down) - down + PAD + (detours ? DETOUR : 0),
  };
}
