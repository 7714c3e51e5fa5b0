import { PRODUCT } from '@noodlenaut/domain';
import { Logo } from '@noodlenaut/ui/drawings/logo';
import type { LogoId } from '@noodlenaut/ui/drawings/logo';
import { useState } from 'react';
import styles from './logos.module.css';

const LOGOS = [
  { id: 'brain', name: 'Brain' },
  { id: 'book-cap', name: 'Book and cap' },
  { id: 'lightbulb', name: 'Lightbulb' },
  { id: 'puzzle', name: 'Puzzle' },
  { id: 'rocket', name: 'Rocket' },
  { id: 'noodle', name: 'Noodle' },
  { id: 'abstract-n', name: 'Abstract N' },
] as const satisfies readonly { id: LogoId; name: string }[];

const SIZES_PX = [16, 32, 64, 128, 256] as const;
const GUIDELINES = [
  'Leave free room of half the mark on every side.',
  'Do not go below 16 pixels.',
  'Use the light drawing on light grounds and the dark one on dark grounds.',
  'Do not turn, stretch or recolor it.',
] as const;

/** The logo chooser (S2.179 to S2.183): an internal page. Choosing changes only this screen. */
export function LogosScreen() {
  const [logo, setLogo] = useState<LogoId>('brain');
  const choose = (id: LogoId) => {
    setLogo(id);
    console.warn('Logo selected:', id);
  };
  return (
    <>
      <title>{`Logos · ${PRODUCT.name}`}</title>
      <h1>Choose Your {PRODUCT.name} Logo</h1>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Logo</legend>
        {LOGOS.map(({ id, name }) => (
          <label key={id} className={styles.choice}>
            <input type="radio" name="logo" value={id} checked={logo === id} onChange={() => choose(id)} />
            <Logo logo={id} on="light" size={72} />
            {name}
          </label>
        ))}
      </fieldset>
      <section className="stack" aria-labelledby="preview">
        <h2 id="preview">Preview</h2>
        <div className={styles.grounds}>
          <div className={styles.light}>
            <Logo logo={logo} on="light" size={160} title={`${logo} on light`} />
          </div>
          <div className={styles.dark}>
            <Logo logo={logo} on="dark" size={160} title={`${logo} on dark`} />
          </div>
        </div>
      </section>
      <section className="stack" aria-labelledby="sizes">
        <h2 id="sizes">Sizes</h2>
        <div className={styles.light}>
          {SIZES_PX.map((size) => (
            <Logo key={size} logo={logo} on="light" size={size} title={`${size} pixels`} />
          ))}
        </div>
      </section>
      <section className="stack" aria-labelledby="usage">
        <h2 id="usage">Usage guidelines</h2>
        <ul className={styles.rules}>
          {GUIDELINES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
