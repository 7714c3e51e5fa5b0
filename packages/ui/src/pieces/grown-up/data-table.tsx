import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface Column {
  readonly name: string;
  /** `title` is the row's own line on a phone, `end` stands at its right end; a number has its name in front there. */
  readonly kind: 'title' | 'text' | 'number' | 'end';
  /** Only for who listens: a column of buttons. */
  readonly hidden?: true;
  /** By which column the rows are sorted, for who listens. */
  readonly sorted?: 'ascending' | 'descending';
}
type Props = {
  label: string;
  columns: readonly Column[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
};

/** A table that becomes a list of small cards on a phone; nothing scrolls sideways. */
export function DataTable({ label, columns, rows }: Props) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ name, kind, hidden, sorted }) => (
            <th key={name} scope="col" data-kind={kind} aria-sort={sorted}>
              {hidden === true ? <span className="visually-hidden">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {columns.map(({ name, kind }, at) => (
              <td key={name} data-kind={kind} {...(kind === 'number' ? { 'data-said': name } : {})}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
