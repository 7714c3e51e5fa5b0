import CardPicture from '../../src/illustrations/card-picture.tsx';
import Illustration from '../../src/illustrations/illustration.tsx';
import { EXAMPLES } from '../examples/examples.ts';

/** `&theme=stories` shows one theme only, `&after` what a picture shows once the answer was given. */
const query = new URLSearchParams(location.search);
const theme = query.get('theme');
const shown = Object.entries(EXAMPLES).filter(([name]) => theme === null || theme === name);

export default function Illustrations() {
  return (
    <main
      className="wrap"
      style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' }}
    >
      {shown.flatMap(([name, pictures]) =>
        pictures.map((picture, index) => (
          <div
            key={`${name}.${index}`}
            className="panel"
            data-s="math"
            style={{ height: 272, padding: 10, display: 'grid', background: 'var(--s-tint)' }}
          >
            <Illustration picture={picture} after={query.has('after')} />
          </div>
        )),
      )}
      {theme === null && (
        <div style={{ width: 120, height: 120 }}>
          <CardPicture card={{ thing: 'duck', count: 3 }} />
        </div>
      )}
    </main>
  );
}
