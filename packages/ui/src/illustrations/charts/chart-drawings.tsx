import type { ChartKind } from '@noodlenaut/domain';
import { BarChart } from '../bar-chart.tsx';
import type { Drawings } from '../parts/drawn.ts';
import { DataTable } from './data-table.tsx';
import { DotPlot } from './dot-plot.tsx';
import { DoubleNumberLine } from './double-number-line.tsx';
import { LineGraph } from './line-graph.tsx';
import { TapeDiagram } from './tape-diagram.tsx';

export const CHART_DRAWINGS: Drawings<ChartKind> = {
  'bar-chart': ({ picture }) => <BarChart {...picture} />,
  'line-graph': LineGraph,
  'dot-plot': DotPlot,
  'data-table': DataTable,
  'tape-diagram': TapeDiagram,
  'double-number-line': DoubleNumberLine,
};
