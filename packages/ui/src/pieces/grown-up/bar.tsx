type Props = {
  middle: number;
  base: number;
  tall: number;
  breadth: number;
  /** The highest of all: in the strong colour. */
  isMost: boolean;
  /** Its number, above it. */
  children: string;
};

/** Beside a bar of hundreds, a single one is still seen. */
const SEEN_LEAST = 3;

export const barHeight = (count: number, each: number): number =>
  count === 0 ? 0 : Math.max(SEEN_LEAST, count * each);

/** One bar of a chart with its number; without height only the number. */
export function Bar({ middle, base, tall, breadth, isMost, children }: Props) {
  const rounded = Math.min(4, tall);
  return (
    <>
      {tall > 0 && (
        <path
          d={`M${middle - breadth / 2} ${base}v${rounded - tall}q0-${rounded} ${rounded}-${rounded}h${breadth - 2 * rounded}q${rounded} 0 ${rounded} ${rounded}V${base}z`}
          style={{ fill: `var(--series-${isMost ? 1 : 4})` }}
        />
      )}
      <text {...(tall > 0 ? { 'data-strong': true } : {})} x={middle} y={base - tall - 7} textAnchor="middle">
        {children}
      </text>
    </>
  );
}
