import { PASSWORD_PICTURES } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { passwordPicture } from '../src/pieces/pictures/password-pictures.ts';

test.each(PASSWORD_PICTURES)(
  '[P1.26] the picture %s has a drawing, on the pad and on printed cards',
  (picture) => {
    expect(passwordPicture(picture).src).toContain(picture);
  },
);
