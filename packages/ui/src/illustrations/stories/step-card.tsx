import type { NamedStep } from '@noodlenaut/domain';
import { mixed } from '../parts/paints.ts';
import { Thing } from '../parts/thing.tsx';
import { Tile } from '../parts/tile.tsx';
import { Words } from '../parts/words.tsx';

type Props = {
  step: NamedStep;
  at: readonly [number, number];
  width: number;
  height: number;
  index: number;
};

/** One step of a chain: its drawing above its name. */
export function StepCard({ step: { label, thing }, at: [x, y], width, height, index }: Props) {
  const band = thing === undefined ? height : Math.min(40, height * 0.42);
  return (
    <>
      <Tile x={x - width / 2} y={y - height / 2} width={width} height={height} edge={mixed(index + 1).edge} />
      {thing !== undefined && (
        <Thing name={thing} x={x} y={y - band / 2 + 3} size={Math.min(height - band - 6, width - 16)} />
      )}
      <Words
        text={label}
        x={x}
        y={y + height / 2 - band / 2 - (thing === undefined ? 0 : 2)}
        width={width - 12}
        height={band - 4}
        size={22}
      />
    </>
  );
}
