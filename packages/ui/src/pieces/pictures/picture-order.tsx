import type { PasswordPicture } from '@noodlenaut/domain';
import { Drawing } from '../../drawings/drawing.tsx';
import { passwordPicture } from './password-pictures.ts';
import styles from './picture-order.module.css';

/** The pictures of a sign-in in their order, each with its name, as a printed card shows them. */
export const PictureOrder = ({ pictures }: { pictures: readonly PasswordPicture[] }) => (
  <ol className={styles.order}>
    {pictures.map((picture) => {
      const { name, src } = passwordPicture(picture);
      return (
        <li key={picture}>
          <Drawing src={src} size={48} />
          {name}
        </li>
      );
    })}
  </ol>
);
