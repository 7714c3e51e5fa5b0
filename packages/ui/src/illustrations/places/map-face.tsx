import type { IllustrationOf } from '@noodlenaut/domain';
import { textWidth } from '../parts/fit-text.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';
import type { MapFile, MapPiece } from './map-file.ts';
import { mapLine } from './map-lines.ts';
import { piecesNamed } from './place-names.ts';
import { project } from './projection.ts';

export type MapFaceProps = {
  map: MapFile;
  picture: IllustrationOf<'world-map'>;
  width: number;
  height: number;
};

const LAND = '#c3dd93';
const BORDER = '#94b364';
const COAST = '#4f7a2a';
const LABEL = 21;
const PIN = 36;
const DASHES = {
  equator: '0',
  tropics: '9 7',
  'polar-circles': '2 8',
  'prime-meridian': '16 6 3 6',
} as const;

/** Outlined as one, however many countries it is made of. */
function Highlight({ pieces }: { pieces: readonly MapPiece[] }) {
  const d = pieces.map((piece) => piece.d).join('');
  return (
    <>
      <path d={d} fill="none" stroke={PAINTS.orange.edge} strokeWidth="5" />
      <path d={d} fill={PAINTS.orange.fill} stroke={PAINTS.orange.fill} strokeWidth="1" />
    </>
  );
}

/** Land, what is highlighted, lines and marks of one map. */
export function MapFace({ map, picture, width, height }: MapFaceProps) {
  const { highlight = [], marks = [], lines = [], view } = picture;
  const border = view === 'world' || view === 'arctic' ? LAND : BORDER;
  return (
    <>
      <path d={map.pieces.map(({ d }) => d).join('')} fill="none" stroke={COAST} strokeWidth="3" />
      {map.pieces.map(({ country, continent, d }) => (
        <path key={`${country}/${continent}`} d={d} fill={LAND} stroke={border} strokeWidth="1.2" />
      ))}
      {highlight.map((name) => (
        <Highlight key={name} pieces={piecesNamed(map.pieces, name)} />
      ))}
      {lines.map((line) => (
        <path
          key={line}
          d={mapLine(map.projection, line)}
          fill="none"
          stroke={PAINTS.red.edge}
          strokeWidth="3"
          strokeDasharray={DASHES[line]}
        />
      ))}
      {marks.map(({ lat, lon, label }, index) => {
        const at = project(map.projection, [lon, lat]);
        if (!at) return null;
        // At the edge of the map a pin still shows its head.
        const [x, y] = [at[0], Math.max(at[1], PIN)];
        const wide = label === undefined ? 0 : Math.min(width - 24, textWidth(label) * LABEL + 14);
        const middle = Math.min(Math.max(x, wide / 2 + 6), width - wide / 2 - 6);
        const top = y < 60 ? y + 24 : y - 42;
        return (
          <g key={index}>
            <path
              d={`M${x} ${y}c-4-9-11-12-11-20a11 11 0 0 1 22 0c0 8-7 11-11 20z`}
              fill={PAINTS.red.fill}
              stroke={INK}
              strokeWidth="2.5"
            />
            <circle cx={x} cy={y - 20} r="4" fill="#fff" />
            {label !== undefined && (
              <>
                <rect
                  x={middle - wide / 2}
                  y={Math.min(top - 14, height - 32)}
                  width={wide}
                  height="28"
                  rx="9"
                  fill="#fffcf6"
                  stroke={INK}
                  strokeWidth="2"
                />
                <Words text={label} x={middle} y={Math.min(top, height - 18)} width={wide - 8} size={LABEL} />
              </>
            )}
          </g>
        );
      })}
    </>
  );
}
