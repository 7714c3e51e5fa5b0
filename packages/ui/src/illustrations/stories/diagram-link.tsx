import type { DiagramLink as LinkData } from '@noodlenaut/domain';
import { arrowHead } from '../parts/arrow-head.ts';
import { INK, PAINTS, PAPER } from '../parts/paints.ts';
import { rounded } from '../parts/polar.ts';
import { Words } from '../parts/words.tsx';
import { isBlocked, LINK_SIZE, linkWidth } from './diagram-layout.ts';
import { route, type Box, type Point } from './diagram-route.ts';

const APART = 22;

type Props = {
  link: LinkData;
  boxes: ReadonlyMap<string, Box>;
  /** Another link goes the other way: both step aside. */
  two: boolean;
};

function LinkText({ link, at: [x, y] }: { link: LinkData; at: Point }) {
  const wide = linkWidth(link);
  if (link.text === undefined) return null;
  return (
    <>
      <rect
        x={x - wide / 2}
        y={y - 13}
        width={wide}
        height="26"
        rx="9"
        fill={PAPER}
        stroke={PAINTS.grey.edge}
        strokeWidth="1.5"
      />
      <Words text={link.text} x={x} y={y} width={wide - 8} height={24} size={LINK_SIZE} />
    </>
  );
}

/** One arrow or line of a diagram; from a box to itself it is a loop above it. */
export function DiagramLink({ link, boxes, two }: Props) {
  const [from, to] = [boxes.get(link.from), boxes.get(link.to)];
  if (!from || !to) return null;
  if (from === to) {
    const [x, y] = [from.at[0], from.at[1] - from.halfHeight];
    return (
      <>
        <path d={`M${x - 18} ${y - 4}c-18-32 54-32 38-5`} fill="none" stroke={INK} strokeWidth="4" />
        <path d={arrowHead([x + 17, y - 1], [x + 24, y - 16], 13)} fill={INK} stroke={INK} strokeWidth="2" />
        <LinkText link={link} at={[x, y - 34]} />
      </>
    );
  }
  const aside = isBlocked(boxes, from, to) ? from.halfHeight * 2.6 : two ? APART : 0;
  const way = route(from, to, aside);
  return (
    <>
      <path
        d={`M${way.from.map(rounded).join(' ')}Q${way.bend.map(rounded).join(' ')} ${way.to.map(rounded).join(' ')}`}
        fill="none"
        stroke={INK}
        strokeWidth="4"
      />
      {!link.line && <path d={arrowHead(way.to, way.bend, 14)} fill={INK} stroke={INK} strokeWidth="2" />}
      <LinkText link={link} at={way.middle} />
    </>
  );
}
