import { PASSWORD_PICTURES, PICTURES_CHOSEN } from '@noodlenaut/domain';
import type { PasswordPicture } from '@noodlenaut/domain';
import { Drawing } from '../../drawings/drawing.tsx';
import { IconButton } from '../base/icon-button.tsx';
import { passwordPicture } from './password-pictures.ts';
import styles from './picture-pad.module.css';

type Props = {
  /** The id of the heading that says what to do. */
  labelledBy: string;
  chosen: readonly PasswordPicture[];
  onChange: (chosen: readonly PasswordPicture[]) => void;
  /** Told of each picture that is pressed, so that it can be spoken. */
  onPick?: (name: string) => void;
  disabled?: boolean;
};

const PLACES = Array.from({ length: PICTURES_CHOSEN }, (_, place) => place);

/** Twelve drawn things to press and three places they go to, in order: a password for who cannot read yet. */
export function PicturePad({ labelledBy, chosen, onChange, onPick, disabled = false }: Props) {
  const isFull = chosen.length === PICTURES_CHOSEN;
  const names = chosen.map((picture) => passwordPicture(picture).name);
  const pick = (picture: PasswordPicture) => {
    onPick?.(passwordPicture(picture).name);
    onChange([...chosen, picture]);
  };
  return (
    <div className={styles.pad}>
      <div className={styles.line}>
        <ol className={styles.places}>
          {PLACES.map((place) => {
            const picture = chosen[place];
            return (
              <li key={place} className={styles.place} data-full={picture !== undefined}>
                {picture === undefined ? (
                  <span aria-hidden="true">{place + 1}</span>
                ) : (
                  <Drawing src={passwordPicture(picture).src} size={44} />
                )}
              </li>
            );
          })}
        </ol>
        <IconButton
          icon="loop"
          label="Start over"
          size="xl"
          disabled={disabled || chosen.length === 0}
          onClick={() => onChange([])}
        />
        <p className="visually-hidden" aria-live="polite">
          {names.length === 0
            ? 'No picture yet'
            : `${names.length} of ${PICTURES_CHOSEN}: ${names.join(', ')}`}
        </p>
      </div>
      <fieldset className={styles.pictures} aria-labelledby={labelledBy}>
        {PASSWORD_PICTURES.map((picture) => {
          const { name, src } = passwordPicture(picture);
          return (
            <button
              key={picture}
              type="button"
              className={styles.picture}
              aria-label={name}
              disabled={disabled || isFull}
              onClick={() => pick(picture)}
            >
              <Drawing src={src} size={64} />
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
