import { slice } from './parts/polar.ts';
import { After, Note } from './parts/after.tsx';
import { Picture } from './picture.tsx';

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const MINUTES = Array.from({ length: 60 }, (_, minute) => minute);
const at = (turn: number, radius: number) => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [150 + radius * Math.cos(angle), 150 + radius * Math.sin(angle)] as const;
};
const hand = (turn: number, length: number) =>
  `M150 150L${at(turn, length)
    .map((n) => n.toFixed(1))
    .join(' ')}`;

/** A clock face. The hour hand is short and thick, the minute hand long and thin. */
export function Clock({ hour, minute, alt }: { hour: number; minute: number; alt: string }) {
  return (
    <Picture alt={alt} width={300} height={300}>
      <circle cx="150" cy="150" r="138" fill="#ff6b35" stroke="#b22700" strokeWidth="5" />
      <circle cx="150" cy="150" r="120" fill="#fffcf6" stroke="#b22700" strokeWidth="4" />
      {MINUTES.map((tick) => {
        const [x, y] = at(tick / 60, 113);
        return <circle key={tick} cx={x} cy={y} r={tick % 5 === 0 ? 3 : 1.6} fill="#1b2450" />;
      })}
      {HOURS.map((number) => {
        const [x, y] = at(number / 12, 92);
        return (
          <text key={number} x={x} y={y + 9} fontSize="26" textAnchor="middle" style={{ fill: '#1b2450' }}>
            {number}
          </text>
        );
      })}
      {minute > 0 && (
        <After>
          <path d={slice(0, minute / 60, 76, [150, 150])} fill="#ffc845" fillOpacity=".55" />
        </After>
      )}
      <path d={hand(minute / 60, 76)} stroke="#0057e5" strokeWidth="7" />
      <path d={hand(((hour % 12) + minute / 60) / 12, 46)} stroke="#1b2450" strokeWidth="12" />
      <circle cx="150" cy="150" r="10" fill="#ffc845" stroke="#8a6200" strokeWidth="4" />
      <Note
        text={`${hour % 12 || 12}:${String(minute).padStart(2, '0')}`}
        x={150}
        y={198}
        size={26}
        order={2}
      />
    </Picture>
  );
}
