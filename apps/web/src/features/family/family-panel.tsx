import { useId } from 'react';
import type { ReactNode } from 'react';
import looks from './family.module.css';

type Props = {
  title: string;
  /** Under the title, small. */
  note?: string;
  /** At the other end of the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One part of the family page: a calm panel with its heading. */
export function FamilyPanel({ title, note, aside, children }: Props) {
  const id = useId();
  return (
    <section className={looks.panel} aria-labelledby={id}>
      <header className={looks.head}>
        <div>
          <h2 id={id} className={looks.title}>
            {title}
          </h2>
          {note !== undefined && <p className="soft small">{note}</p>}
        </div>
        {aside}
      </header>
      <div className={looks.body}>{children}</div>
    </section>
  );
}
