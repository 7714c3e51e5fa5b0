import { trpc } from '../../lib/api/api.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { calendarDate } from '../../lib/format/dates.ts';
import styles from './legal.module.css';

const LINK = (
  <a className="link" href="/support">
    Contact Support
  </a>
);

/** Since when the operator's words are in force, where they have said so. */
function Since({ of, day }: { of: string; day: string | null }) {
  return day === null ? null : (
    <p className="soft">
      {of} in force since {calendarDate(day)}.
    </p>
  );
}

/** Who runs this site, from its settings (decision 0111); an instance whose operator has stated nothing says that. */
export function Operator({ page }: { page: 'terms' | 'privacy' }) {
  const { data, isError } = useQuery(trpc.legal.operator.queryOptions());
  let words: ReactNode = null;
  if (isError) words = <p role="alert">Who runs this site could not be read. Please look again later.</p>;
  else if (data !== undefined)
    words = (
      <>
        {data.name === null ? (
          <p>
            Whoever runs this site has not stated their name here. Ask the school or the person who gave you
            its address, or write to {LINK}.
          </p>
        ) : (
          <address className={styles.operator}>
            <b>{data.name}</b>
            {data.address !== null && <span>{data.address}</span>}
            {data.mail === null ? (
              LINK
            ) : (
              <a className="link" href={`mailto:${data.mail}`}>
                {data.mail}
              </a>
            )}
          </address>
        )}
        {page === 'privacy' && (
          <p>
            {data.lawfulBasis === null
              ? 'They have not stated here on which law they keep the data; ask them.'
              : `Why they may keep the data: ${data.lawfulBasis}`}
          </p>
        )}
        {page === 'terms' && <Since of="These terms are" day={data.termsSince} />}
        {page === 'privacy' && <Since of="This policy is" day={data.privacySince} />}
      </>
    );
  return (
    <section className={styles.who} aria-labelledby="operator" aria-live="polite">
      <h2 id="operator">Who runs this site</h2>
      {words}
    </section>
  );
}
