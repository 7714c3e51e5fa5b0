import { WordCount } from './parts/after.tsx';
import styles from './illustration.module.css';

const LONG = 3;

/** Letters or words on tiles. The lit one is lifted and underlined, not only coloured. */
export function WordTiles({
  tiles,
  highlight,
  alt,
}: {
  tiles: readonly string[];
  highlight?: number | undefined;
  alt: string;
}) {
  const long = tiles.some((tile) => tile.length > LONG);
  return (
    <>
      <span className="visually-hidden">{alt}</span>
      <div className={styles.words} aria-hidden="true" data-picture>
        {tiles.map((tile, index) => (
          <span
            key={index}
            className={styles.tile}
            data-long={long || undefined}
            data-lit={index === highlight || undefined}
          >
            {tile}
            <WordCount n={index + 1} />
          </span>
        ))}
      </div>
    </>
  );
}
