import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './chart-frame.module.css';

export interface ChartTable {
  /** What it shows, with range and unit. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
}
type Props = {
  table: ChartTable;
  /** Drawn twice, for a wide and for a narrow place: a shrunk picture could not be read. */
  draw: (width: number) => { height: number; shapes: ReactElement };
  /** Of the wide drawing: about what its place measures, so that its letters keep their size. */
  wide: number;
};

const NARROW = 330;

/** A chart for the eyes and its numbers as a table for everybody. */
export function ChartFrame({ table, draw, wide }: Props) {
  return (
    <div className={styles.frame}>
      {[wide, NARROW].map((width) => {
        const { height, shapes } = draw(width);
        return (
          <div key={width} className={width === NARROW ? styles.narrow : styles.wide} aria-hidden="true">
            <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`}>
              {shapes}
            </svg>
          </div>
        );
      })}
      <details className={styles.table}>
        <summary>
          <Icon name="chevron-down" size={18} />
          Show as a table<span className="visually-hidden">: {table.caption}</span>
        </summary>
        <table>
          <caption className="visually-hidden">{table.caption}</caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={table.columns[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
