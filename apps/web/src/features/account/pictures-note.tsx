import { Speak } from '../../lib/speak.tsx';

const TITLE = 'Your three pictures';
const TEXT = 'You power on with three pictures. Your grown-up can change them for you.';

/** In place of the password, for a child who has none: the pictures are a grown-up's to change (PRODUCT 1, P2.19). */
export function PicturesNote() {
  return (
    <section className="panel stack" aria-labelledby="pictures">
      <div className="row spread">
        <h2 id="pictures">{TITLE}</h2>
        <Speak label="Read it to me" texts={[TITLE, TEXT]} size="xl" />
      </div>
      <p>{TEXT}</p>
    </section>
  );
}
