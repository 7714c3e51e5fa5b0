import type { ScreenLook } from '@noodlenaut/domain';
import { PAINTS } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

export const SCREEN_HEAD = 56;

type Props = { look: ScreenLook; title: string | undefined; width: number; height: number };

/** The head of a window: an address, a name, a sender. */
export function ScreenFrame({ look, title = '', width, height }: Props) {
  const bar = look === 'browser' ? '#dde0ee' : look === 'app' ? '#8fdfd6' : '#cce2ff';
  return (
    <>
      <rect x="4" y="4" width={width - 8} height={height - 8} rx="16" fill="#fff" />
      <path d={`M4 20q0-16 16-16H${width - 20}q16 0 16 16V${SCREEN_HEAD}H4z`} fill={bar} />
      <path d={`M4 ${SCREEN_HEAD}H${width - 4}`} stroke="#6d7ac3" strokeWidth="2.5" />
      {look === 'browser' && (
        <>
          {[PAINTS.red, PAINTS.yellow, PAINTS.green].map(({ fill, edge }, index) => (
            <circle
              key={index}
              cx={26 + index * 22}
              cy="30"
              r="7.5"
              fill={fill}
              stroke={edge}
              strokeWidth="2"
            />
          ))}
          <rect
            x="92"
            y="13"
            width={width - 112}
            height="34"
            rx="17"
            fill="#fff"
            stroke="#6d7ac3"
            strokeWidth="2.5"
          />
          <Words text={title} x={110} y={30} width={width - 148} height={32} size={21} anchor="start" />
        </>
      )}
      {look === 'app' && <Words text={title} x={width / 2} y={30} width={width - 40} height={40} size={26} />}
      {look === 'message' && (
        <>
          <circle
            cx="36"
            cy="30"
            r="17"
            fill={PAINTS.orange.fill}
            stroke={PAINTS.orange.edge}
            strokeWidth="2.5"
          />
          <path d="M26 38q10-10 20 0" fill="none" stroke={PAINTS.orange.edge} strokeWidth="3" />
          <circle cx="36" cy="26" r="5" fill={PAINTS.orange.edge} />
          <Words text={title} x={64} y={30} width={width - 90} height={40} size={24} anchor="start" />
        </>
      )}
    </>
  );
}
