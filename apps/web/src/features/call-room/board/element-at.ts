import type { WhiteboardElement } from '@noodlenaut/domain';
import { MARKER_WIDTH, sizeOf, toPaper } from './tools.ts';

type Place = readonly [x: number, y: number];
/** A finger is not a needle: so far beside a line it is still hit, on a paper of 1600. */
const FINGER = 16;

const placesOf = (points: readonly number[]): Place[] => {
  const places: Place[] = [];
  for (let at = 0; at + 1 < points.length; at += 2)
    places.push(toPaper(points[at] ?? 0, points[at + 1] ?? 0));
  return places;
};

function distanceToSegment([x, y]: Place, [fromX, fromY]: Place, [toX, toY]: Place): number {
  const [lengthX, lengthY] = [toX - fromX, toY - fromY];
  const length = lengthX ** 2 + lengthY ** 2;
  const along = length === 0 ? 0 : ((x - fromX) * lengthX + (y - fromY) * lengthY) / length;
  const held = Math.max(0, Math.min(1, along));
  return Math.hypot(x - fromX - held * lengthX, y - fromY - held * lengthY);
}

const distanceToLine = (place: Place, line: readonly Place[]): number =>
  Math.min(
    ...line.map((one, at) => distanceToSegment(place, line[at - 1] ?? one, one)),
    Number.POSITIVE_INFINITY,
  );

/** The corners of a box, or of the box around an oval, once around. */
function frameOf([[left, top] = [0, 0], [right, bottom] = [0, 0]]: readonly Place[]): Place[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ];
}

function isHit(element: WhiteboardElement, place: Place): boolean {
  const places = placesOf(element.points);
  const { line, stamp, letters } = sizeOf(element.size);
  const reach = FINGER + (line / 2) * (element.kind === 'marker' ? MARKER_WIDTH : 1);
  const [x, y] = places[0] ?? [0, 0];
  if (element.kind === 'stamp')
    return Math.abs(place[0] - x) <= stamp / 2 && Math.abs(place[1] - y) <= stamp / 2;
  if (element.kind === 'label')
    return (
      Math.abs(place[0] - x) <= (element.text.length * letters) / 3 + FINGER &&
      Math.abs(place[1] - y) <= letters / 2 + FINGER
    );
  const isFramed = element.kind === 'box' || element.kind === 'oval';
  return distanceToLine(place, isFramed ? frameOf(places) : places) <= reach;
}

/**
 * The topmost element under a place of the board, among those that may be erased.
 * @param x, y from 0 to 10000
 */
export function elementAt(
  elements: Iterable<WhiteboardElement>,
  [x, y]: Place,
  mayErase: (element: WhiteboardElement) => boolean,
): WhiteboardElement | undefined {
  const place = toPaper(x, y);
  return [...elements].findLast((element) => mayErase(element) && isHit(element, place));
}
