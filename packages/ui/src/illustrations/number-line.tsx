import { Picture } from './picture.tsx';
import looks from './illustration.module.css';

const WIDTH = 520;
const LEFT = 34;
const DIGIT = 18;

type Props = { from: number; to: number; step: number; marks: readonly number[]; alt: string };

const written = (value: number): string => String(Number(value.toFixed(3))).replace('-', '−');

/** A line with a tick each step; labels thin out where they would touch. Marks are dots. */
export function NumberLine({ from, to, step, marks, alt }: Props) {
  const count = Math.max(1, Math.round((to - from) / step));
  const longest = Math.max(written(from).length, written(to).length, written(from + step).length);
  const room = (WIDTH - 2 * LEFT) / count;
  const every = Math.max(1, Math.ceil((longest * DIGIT + 8) / room));
  const xOf = (value: number) => LEFT + ((value - from) / (to - from)) * (WIDTH - 2 * LEFT);
  return (
    <Picture alt={alt} width={WIDTH} height={150}>
      <path
        d={`M10 70H${WIDTH - 10}M22 58L10 70L22 82M${WIDTH - 22} 58L${WIDTH - 10} 70L${WIDTH - 22} 82`}
        className={looks.ink}
        strokeWidth="5"
      />
      {Array.from({ length: count + 1 }, (_, index) => {
        const value = from + index * step;
        const x = xOf(value);
        const named = Math.round(value / step) % every === 0;
        return (
          <g key={index}>
            <path d={`M${x} ${named ? 54 : 60}V${named ? 86 : 80}`} className={looks.ink} strokeWidth="4" />
            {named && (
              <text x={x} y="124" fontSize="30" textAnchor="middle">
                {written(value)}
              </text>
            )}
          </g>
        );
      })}
      {marks.map((mark) => (
        <circle key={mark} cx={xOf(mark)} cy="70" r="15" className={looks.counter} strokeWidth="4" />
      ))}
    </Picture>
  );
}
