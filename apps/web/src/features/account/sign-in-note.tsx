import { Speak } from '../../lib/audio/speak.tsx';
import type { SignsInWith } from './open-account.ts';

const NOTES: Readonly<
  Record<Exclude<SignsInWith, 'password'>, { readonly title: string; readonly text: string }>
> = {
  pictures: {
    title: 'Your three pictures',
    text: 'You power on with three pictures. Your grown-up can change them for you.',
  },
  google: {
    title: 'You power on with Google',
    text: 'There is no password here. Google looks after it.',
  },
};

/** In place of the password, for who has none: the pictures are a grown-up's to change (P2.19). */
export function SignInNote({ signsInWith }: { signsInWith: keyof typeof NOTES }) {
  const { title, text } = NOTES[signsInWith];
  return (
    <section className="panel stack" aria-labelledby="sign-in">
      <div className="row spread">
        <h2 id="sign-in">{title}</h2>
        <Speak label="Read it to me" texts={[title, text]} size="xl" />
      </div>
      <p>{text}</p>
    </section>
  );
}
