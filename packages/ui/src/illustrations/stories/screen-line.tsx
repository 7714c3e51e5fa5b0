import type { ScreenPart } from '@noodlenaut/domain';
import { INK, PAINTS } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

type Props = { text: string; as: ScreenPart; x: number; y: number; width: number; height: number };

const BOXES: Partial<Record<ScreenPart, { fill: string; edge: string; dashed?: boolean }>> = {
  button: { fill: '#ffb38f', edge: '#b22700' },
  field: { fill: '#fff', edge: '#6d7ac3' },
  warning: { fill: '#fff1ca', edge: '#8a6200' },
  picture: { fill: '#e6eefc', edge: '#6d7ac3' },
};

/** One thing on a screen. A button looks raised, a link is underlined, a warning has its triangle. */
export function ScreenLine({ text, as, x, y, width, height }: Props) {
  const box = BOXES[as];
  const middle = y + height / 2;
  const left = as === 'warning' ? 48 : as === 'picture' ? 96 : 12;
  return (
    <>
      {as === 'button' && <rect x={x} y={y + 4} width={width} height={height} rx="14" fill="#b22700" />}
      {box && (
        <rect
          x={x}
          y={y}
          width={width}
          height={height}
          rx={as === 'button' ? 14 : 8}
          fill={box.fill}
          stroke={box.edge}
          strokeWidth="3"
        />
      )}
      {as === 'warning' && (
        <g transform={`translate(${x + 28} ${middle})`}>
          <path d="M0-15L17 13H-17z" fill={PAINTS.yellow.fill} stroke={PAINTS.yellow.edge} strokeWidth="3" />
          <path d="M0-6V3M0 8.4v.2" stroke={INK} strokeWidth="3.5" />
        </g>
      )}
      {as === 'picture' && (
        <g transform={`translate(${x + 16} ${middle - 26})`} strokeWidth="3">
          <rect width="68" height="52" rx="5" fill="#fff" stroke={INK} />
          <circle cx="18" cy="16" r="6" fill={PAINTS.yellow.fill} stroke={PAINTS.yellow.edge} />
          <path d="M5 46L26 24L38 36L48 27L63 46z" fill={PAINTS.green.fill} stroke={PAINTS.green.edge} />
        </g>
      )}
      <g {...(as === 'link' ? { textDecoration: 'underline' } : {})}>
        <Words
          text={text}
          x={as === 'button' ? x + width / 2 : x + left}
          y={middle}
          width={width - left - 12}
          height={height - 4}
          size={22}
          anchor={as === 'button' ? 'middle' : 'start'}
          {...(as === 'link' ? { fill: '#0042b6' } : {})}
        />
      </g>
    </>
  );
}
