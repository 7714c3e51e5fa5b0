import type { ChartKind } from '@noodlenaut/domain';
import { written } from '../measures/scale-step.ts';
import { listed, many, type Says } from '../parts/says.ts';

export const CHART_SAYS: Says<ChartKind> = {
  'bar-chart': ({ bars }) =>
    `The bars read: ${listed(bars.map(({ label, value }) => `${label} ${written(value)}`))}.`,
  'line-graph': ({ points }) =>
    `The points read: ${listed(points.map(({ label, value }) => `${label} ${written(value)}`))}.`,
  'dot-plot': ({ values }) =>
    `Counted dots: ${listed([...new Set(values)].map((value) => `${values.filter((other) => other === value).length} at ${written(value)}`))}.`,
  'data-table': ({ rows }) => `The table has ${many(rows.length, 'row')}.`,
  'tape-diagram': ({ bars }) =>
    `Bar by bar: ${listed(bars.map(({ label, parts }) => `${label === undefined ? '' : `${label}, `}${many(parts.length, 'part')}`))}.`,
  'double-number-line': ({ top, bottom }) =>
    `These belong together: ${listed(top.values.map((value, index) => `${value} and ${bottom.values[index] ?? ''}`))}.`,
};
