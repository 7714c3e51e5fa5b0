import type { Landform } from '@noodlenaut/domain';
import type { ReactElement } from 'react';
import { PAINTS } from '../parts/paints.ts';

const ROCK = { fill: '#a99a8c', stroke: '#5b4a3a' } as const;
const LAND = { fill: '#a5d879', stroke: '#4c7d28' } as const;
const WATER = { fill: '#6cb8ea', stroke: '#1a6ca8' } as const;
const EARTH = { fill: '#d99a5b', stroke: '#7a4a17' } as const;
const SAND = { fill: '#f5d992', stroke: '#b58a36' } as const;

const Sea = <path d="M3 3H477V257H3z" {...WATER} stroke="none" />;
const Field = ({ y }: { y: number }) => <path d={`M3 ${y}H477V257H3z`} {...LAND} />;
const Waves = ({ at }: { at: readonly (readonly [number, number])[] }) => (
  <path
    d={at.map(([x, y]) => `M${x} ${y}q8-8 16 0t16 0`).join('')}
    fill="none"
    stroke="#fff"
    strokeWidth="3"
  />
);

/** One picture for each landform, in a frame of 480 by 260. */
export const LANDFORM_DRAWINGS: Readonly<Record<Landform, ReactElement>> = {
  mountain: (
    <>
      <path d="M60 220L180 96L250 170L300 120L420 220z" {...ROCK} opacity=".6" />
      <path d="M110 220L240 34L372 220z" {...ROCK} />
      <path d="M240 34L196 96L220 88L240 108L262 86L286 98z" fill="#fff" stroke="#5b4a3a" />
      <Field y={216} />
    </>
  ),
  volcano: (
    <>
      <path
        d="M232 84c-10-18-34-14-34-34c-4-22 20-28 30-20c6-16 36-18 42 0c18-6 34 10 24 26c2 16-20 18-28 14c-6 6-14 8-16 14z"
        fill="#c4c9d6"
        stroke="#6b7280"
      />
      <path d="M90 220C160 200 186 120 204 84H276C294 120 320 200 390 220z" {...ROCK} />
      <path
        d="M204 84q36 22 72 0q-6 30-2 60q-14 12-20-14q-10 40-22 62q-12-26-8-58q-12 14-16-8q4-24-4-42z"
        fill={PAINTS.red.fill}
        stroke={PAINTS.red.edge}
      />
      <Field y={216} />
    </>
  ),
  valley: (
    <>
      <path d="M3 40Q120 60 200 226H3z" {...ROCK} />
      <path d="M477 40Q360 60 280 226H477z" {...ROCK} />
      <path d="M3 232Q160 190 240 196T477 232V257H3z" {...LAND} />
      <path d="M228 196q18 12 4 26t20 35h44q-44-20-30-36t-12-25z" {...WATER} />
    </>
  ),
  plain: (
    <>
      <Field y={140} />
      <path d="M3 176H477M3 216H477" stroke="#4c7d28" strokeWidth="2" opacity=".5" />
      <path
        d="M70 170l4-14l4 14M190 204l4-14l4 14M330 168l4-14l4 14M400 236l4-14l4 14M120 240l4-14l4 14M260 236l4-14l4 14"
        fill="none"
        stroke="#2f5f22"
        strokeWidth="3"
      />
    </>
  ),
  island: (
    <>
      {Sea}
      <path d="M120 150Q150 92 236 96T372 142Q390 190 300 196Q180 212 132 186Q108 170 120 150z" {...SAND} />
      <path d="M154 148Q180 112 240 114T344 146Q346 172 282 176Q196 184 166 172Q148 162 154 148z" {...LAND} />
      <Waves
        at={[
          [40, 60],
          [400, 60],
          [60, 220],
          [380, 230],
          [220, 232],
          [220, 50],
        ]}
      />
    </>
  ),
  peninsula: (
    <>
      {Sea}
      <path
        d="M3 3H170Q196 50 188 84Q300 80 372 120Q404 160 352 180Q262 196 190 168Q196 214 168 257H3z"
        {...SAND}
      />
      <path
        d="M3 3H150Q176 52 168 100Q284 96 350 132Q370 156 336 164Q256 172 170 148Q172 210 148 257H3z"
        {...LAND}
      />
      <Waves
        at={[
          [300, 50],
          [400, 220],
          [420, 70],
          [250, 226],
        ]}
      />
    </>
  ),
  river: (
    <>
      <path d="M3 96L80 50L140 90L210 40L290 92L380 52L477 96V110H3z" {...ROCK} />
      <Field y={92} />
      <path d="M224 93q30 16-10 36t20 44q70 36-20 84h110q50-56-30-96q-70-30-20-48t-20-20z" {...WATER} />
      <Waves
        at={[
          [252, 196],
          [268, 228],
        ]}
      />
    </>
  ),
  delta: (
    <>
      <Field y={3} />
      <path d="M3 200Q120 176 240 196T477 190V257H3z" {...WATER} />
      <path d="M222 3q14 40 6 70L120 196h40l78-94l-18 96h42l-4-96l72 92h42L256 76q-4-40 8-73z" {...WATER} />
      <Waves
        at={[
          [60, 232],
          [220, 236],
          [380, 230],
        ]}
      />
    </>
  ),
  canyon: (
    <>
      <path
        d="M3 80H176L190 126H204L212 176H222L226 226H254L258 176H268L276 126H290L304 80H477V257H3z"
        {...EARTH}
      />
      <path
        d="M3 110H184M3 150H206M3 196H222M477 110H296M477 150H274M477 196H258"
        stroke="#7a4a17"
        strokeWidth="2.5"
        opacity=".6"
      />
      <path d="M224 226H256L262 257H218z" {...WATER} />
      <path d="M3 80H176M304 80H477" stroke="#4c7d28" strokeWidth="9" />
    </>
  ),
  plateau: (
    <>
      <Field y={216} />
      <path d="M90 220L128 96H352L390 220z" {...EARTH} />
      <path d="M122 118H358M112 152H368M102 186H378" stroke="#7a4a17" strokeWidth="2.5" opacity=".6" />
      <path d="M128 96H352" stroke="#4c7d28" strokeWidth="11" />
    </>
  ),
  coast: (
    <>
      {Sea}
      <path d="M3 3H250Q210 50 262 96T230 176T270 257H3z" {...SAND} />
      <path d="M3 3H206Q176 52 218 98T186 178T220 257H3z" {...LAND} />
      <Waves
        at={[
          [310, 60],
          [390, 110],
          [320, 160],
          [400, 210],
          [310, 226],
        ]}
      />
    </>
  ),
  lake: (
    <>
      <Field y={3} />
      <path d="M120 132Q130 70 230 76T360 116Q384 180 290 196T140 182Q116 162 120 132z" {...WATER} />
      <Waves
        at={[
          [190, 120],
          [270, 108],
          [220, 160],
          [300, 150],
        ]}
      />
      <path
        d="M60 90l10-24l10 24zM400 72l10-24l10 24zM420 210l10-24l10 24zM70 222l10-24l10 24z"
        fill="#4c8d3a"
        stroke="#2f5f22"
      />
    </>
  ),
};
