import type { DiagramLink, DiagramNode } from '@noodlenaut/domain';
import { arrowHead } from '../parts/arrow-head.ts';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { textWidth } from '../parts/fit-text.ts';
import { INK, PAPER, PAINTS } from '../parts/paints.ts';
import { rounded } from '../parts/polar.ts';
import { Words } from '../parts/words.tsx';
import { DiagramBox } from './diagram-box.tsx';
import { isBetween, route, type Box } from './diagram-route.ts';

const PAD = 16;
const LABEL = 19;
/** Between two boxes, by how much room there is. */
const [FAR, WIDE, NEAR] = [66, 54, 34];

function layoutOf(nodes: readonly DiagramNode[], hasTexts: boolean) {
  // Columns and rows that nothing stands in take no room.
  const used = ([0, 1] as const).map((axis) =>
    [...new Set(nodes.map(({ at }) => at[axis]))].sort((a, b) => a - b),
  );
  const [inColumns = [], inRows = []] = used;
  const [columns, rows] = [inColumns.length, inRows.length];
  const pictured = nodes.some(({ thing }) => thing !== undefined);
  const cellWidth = columns === 1 ? 300 : columns === 2 ? 186 : Math.max(128, 460 / columns);
  const [high, gap] = [pictured ? 84 : 58, hasTexts ? 46 : 34];
  const halfWidth = (cellWidth - (columns <= 2 ? FAR : hasTexts ? WIDE : NEAR)) / 2;
  const boxes = new Map<string, Box>(
    nodes.map(({ id, at: [column, row] }) => [
      id,
      {
        at: [
          PAD + (inColumns.indexOf(column) + 0.5) * cellWidth,
          PAD + inRows.indexOf(row) * (high + gap) + high / 2,
        ],
        halfWidth: columns === 1 ? 110 : halfWidth,
        halfHeight: high / 2,
      },
    ]),
  );
  return { boxes, width: columns * cellWidth + 2 * PAD, height: rows * (high + gap) - gap + 2 * PAD };
}

function Link({ link, boxes, two }: { link: DiagramLink; boxes: ReadonlyMap<string, Box>; two: boolean }) {
  const [from, to] = [boxes.get(link.from), boxes.get(link.to)];
  if (!from || !to) return null;
  if (from === to) {
    const [x, y] = [from.at[0], from.at[1] - from.halfHeight];
    return (
      <>
        <path d={`M${x - 16} ${y - 4}c-16-26 48-26 34-4`} fill="none" stroke={INK} strokeWidth="4" />
        <path d={arrowHead([x + 15, y - 1], [x + 22, y - 16], 12)} fill={INK} />
      </>
    );
  }
  const blocked = [...boxes.values()].some(
    (box) => box !== from && box !== to && isBetween(box, from.at, to.at),
  );
  const way = route(from, to, blocked ? from.halfHeight * 2.4 : two ? 22 : 0);
  const wide = link.text === undefined ? 0 : Math.min(118, textWidth(link.text) * LABEL + 10);
  return (
    <>
      <path
        d={`M${way.from.map(rounded).join(' ')}Q${way.bend.map(rounded).join(' ')} ${way.to.map(rounded).join(' ')}`}
        fill="none"
        stroke={INK}
        strokeWidth="4"
      />
      {!link.line && <path d={arrowHead(way.to, way.bend, 14)} fill={INK} stroke={INK} strokeWidth="2" />}
      {link.text !== undefined && (
        <>
          <rect
            x={way.middle[0] - wide / 2}
            y={way.middle[1] - 13}
            width={wide}
            height="26"
            rx="9"
            fill={PAPER}
            stroke={PAINTS.grey.edge}
            strokeWidth="1.5"
          />
          <Words
            text={link.text}
            x={way.middle[0]}
            y={way.middle[1]}
            width={wide - 8}
            height={24}
            size={LABEL}
          />
        </>
      )}
    </>
  );
}

/** Boxes joined by arrows: flow charts, networks, family trees, states. */
export function DiagramPicture({ picture: { nodes, links, alt } }: Drawn<'diagram'>) {
  const { boxes, width, height } = layoutOf(
    nodes,
    links.some(({ text }) => text !== undefined),
  );
  const loops = links.some(({ from, to }) => from === to) ? 26 : 0;
  return (
    <Board alt={alt} width={width} height={height + loops}>
      <g transform={`translate(0 ${loops})`}>
        {nodes.map((node) => {
          const box = boxes.get(node.id);
          return box && <DiagramBox key={node.id} node={node} box={box} />;
        })}
        {links.map((link, index) => (
          <Link
            key={index}
            link={link}
            boxes={boxes}
            two={links.some(({ from, to }) => from === link.to && to === link.from)}
          />
        ))}
      </g>
    </Board>
  );
}
