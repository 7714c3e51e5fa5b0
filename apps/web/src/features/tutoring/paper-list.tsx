import styles from './tutoring.module.css';

type Row = { id: string; title: string; facts: readonly string[] };

/** A titled list of plain facts with its empty text. */
export function PaperList({ title, empty, rows }: { title: string; empty: string; rows: readonly Row[] }) {
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : (
        <ul className={styles.list}>
          {rows.map((row) => (
            <li key={row.id} className={styles.row}>
              <b>{row.title}</b>
              {row.facts
                .filter((fact) => fact !== '')
                .map((fact) => (
                  <span key={fact} className="soft">
                    {fact}
                  </span>
                ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
