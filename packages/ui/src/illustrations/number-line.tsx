import { Count, Note } from './parts/after.tsx';
import type { IllustrationOf } from '@noodlenaut/domain';
import { textWidth } from './parts/fit-text.ts';
import { Picture } from './picture.tsx';
import styles from './illustration.module.css';
import { arrowHead } from './parts/arrow-head.ts';

type JumpProps = { from: number; to: number; y: number; text: string | undefined };

/** One jump along a number line: an arch whose tip stands on the number it reaches. */
function NumberJump({ from, to, y, text }: JumpProps) {
  const high = Math.min(76, Math.max(34, Math.abs(to - from) * 0.55));
  const top = y - high * 1.3;
  const middle = (from + to) / 2;
  return (
    <>
      <path
        d={`M${from} ${y}C${from} ${top} ${to} ${top} ${to} ${y - 6}`}
        className={styles.jump}
        strokeWidth="5"
      />
      <path d={arrowHead([to, y + 2], [to + (from - to) * 0.12, y - 20], 16)} className={styles.jumpTip} />
      {text !== undefined && (
        <text x={middle} y={y - high - 10} fontSize="28" textAnchor="middle">
          {text.replace('-', '−')}
        </text>
      )}
    </>
  );
}

const WIDTH = 520;
const LEFT = 34;
const DIGIT = 18;
const LABEL = 26;
const ARCH = 78;

const MOST_PARTS = 12;

/** As the labels of such a line write it: 3/4. */
function asFraction(value: number): string {
  for (let parts = 1; parts <= MOST_PARTS; parts += 1) {
    const count = value * parts;
    if (Math.abs(count - Math.round(count)) < 1e-6)
      return parts === 1 ? written(value) : `${Math.round(count)}/${parts}`;
  }
  return written(value);
}

const MOST_HOPS = 12;

/** Where a jump lands after each of its steps; only its end where there are too many. */
function hops({ from, to }: { from: number; to: number }, step: number): number[] {
  const count = Math.round(Math.abs(to - from) / step);
  if (count < 1 || count > MOST_HOPS) return [to];
  return Array.from(
    { length: count },
    (_, hop) => from + (Math.sign(to - from) * (hop + 1) * Math.abs(to - from)) / count,
  );
}

type Props = Omit<IllustrationOf<'number-line'>, 'kind'>;

const written = (value: number): string => String(Number(value.toFixed(3))).replace('-', '−');

/** A line with a tick each step; labels thin out where they would touch. Marks are dots, jumps are arches. */
export function NumberLine({ from, to, step, marks, labels = [], jumps = [], hideNumbers, alt }: Props) {
  const count = Math.max(1, Math.round((to - from) / step));
  const longest = Math.max(written(from).length, written(to).length, written(from + step).length);
  const room = (WIDTH - 2 * LEFT) / count;
  const every = Math.max(1, Math.ceil((longest * DIGIT + 8) / room));
  const xOf = (value: number) => LEFT + ((value - from) / (to - from)) * (WIDTH - 2 * LEFT);
  const nameOf = (mark: number) =>
    labels.find(({ at }) => at === mark)?.text ??
    (labels.some(({ text }) => text.includes('/')) ? asFraction(mark) : written(mark));
  const own = labels.length > 0 || hideNumbers === true;
  const top = jumps.length > 0 ? ARCH : 0;
  const y = 70 + top;
  return (
    <Picture alt={alt} width={WIDTH} height={150 + top}>
      <path
        d={`M10 ${y}H${WIDTH - 10}M22 ${y - 12}L10 ${y}L22 ${y + 12}M${WIDTH - 22} ${y - 12}L${WIDTH - 10} ${y}L${WIDTH - 22} ${y + 12}`}
        className={styles.ink}
        strokeWidth="5"
      />
      {Array.from({ length: count + 1 }, (_, index) => {
        const value = from + index * step;
        const x = xOf(value);
        const named = Math.round(value / step) % every === 0;
        return (
          <g key={index}>
            <path
              d={`M${x} ${named ? y - 16 : y - 10}V${named ? y + 16 : y + 10}`}
              className={styles.ink}
              strokeWidth={count > 60 ? 2 : 4}
            />
            {named && !own && (
              <text x={x} y={y + 54} fontSize="30" textAnchor="middle">
                {written(value)}
              </text>
            )}
          </g>
        );
      })}
      {labels.map(({ at, text }, index) => {
        const half = (textWidth(text) * LABEL) / 2;
        return (
          <text
            key={index}
            x={Math.min(Math.max(xOf(at), half + 2), WIDTH - half - 2)}
            y={y + 50}
            fontSize={LABEL}
            textAnchor="middle"
          >
            {text.replace('-', '−')}
          </text>
        );
      })}
      {jumps.map((jump, index) => (
        <NumberJump key={index} from={xOf(jump.from)} to={xOf(jump.to)} y={y - 18} text={jump.text} />
      ))}
      {jumps.flatMap((jump, index) =>
        hops(jump, step).map((at, hop) => (
          <Count
            key={`${index}.${at}`}
            n={hop + 1}
            x={xOf(at)}
            y={y}
            r={Math.max(6, Math.min(12, room / 2))}
          />
        )),
      )}
      {jumps.length === 0 && marks.length === 0 && (
        <Note text={`+${written(step)} each step`} x={WIDTH / 2} y={22} />
      )}
      {marks.map((mark) => (
        <Note key={`note ${mark}`} text={nameOf(mark)} x={xOf(mark)} y={y - 36} />
      ))}
      {marks.map((mark) => (
        <circle key={mark} cx={xOf(mark)} cy={y} r="15" className={styles.counter} strokeWidth="4" />
      ))}
    </Picture>
  );
}
