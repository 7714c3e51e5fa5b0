import { INK, PAINTS } from '../parts/paints.ts';

/** A bulb; lit it has rays, dark it is grey. */
export function Bulb({ x, y, lit }: { x: number; y: number; lit: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {lit && (
        <path
          d="M0-47v-12M-28-38l-9-9M28-38l9-9M-38-14h-12M38-14h12"
          stroke={PAINTS.yellow.edge}
          strokeWidth="4.5"
        />
      )}
      <circle
        cy="-14"
        r="24"
        fill={lit ? PAINTS.yellow.fill : '#d5d9e2'}
        stroke={lit ? PAINTS.yellow.edge : INK}
        strokeWidth="3.5"
      />
      <path d="M-9-2l5-14h8l5 14" fill="none" stroke={INK} strokeWidth="2.5" />
      <rect
        x="-14"
        y="6"
        width="28"
        height="15"
        rx="4"
        fill={PAINTS.grey.fill}
        stroke={INK}
        strokeWidth="3"
      />
    </g>
  );
}
