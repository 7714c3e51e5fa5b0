import { PICTURE_GRADES, PRODUCT } from '@noodlenaut/domain';
import { useSyncExternalStore } from 'react';

const WISH_KEY = `${PRODUCT.storagePrefix}-pictures`;
const page = document.documentElement;

/** Whether somebody asked for pictures on this device, whatever the grade; index.html takes it from the storage. */
export const hasPictureWish = (): boolean => page.dataset['pictureWish'] === 'on';

const hasPictures = (): boolean =>
  hasPictureWish() || PICTURE_GRADES.some((grade) => grade === page.dataset['grade']);

const watch = (listener: () => void): MutationObserver => {
  const observer = new MutationObserver(listener);
  observer.observe(page, { attributeFilter: ['data-grade', 'data-picture-wish'] });
  return observer;
};
/** The attribute that styles go by: `data-reader-mode="pictures"`. */
const mark = (): void => {
  page.dataset['readerMode'] = hasPictures() ? 'pictures' : '';
};
mark();
watch(mark);

/** Pictures and voice first on this device, from now on. Turned off, the grade decides again. */
export function setPictureWish(isOn: boolean): void {
  page.dataset['pictureWish'] = isOn ? 'on' : '';
  try {
    if (isOn) globalThis.localStorage.setItem(WISH_KEY, 'on');
    else globalThis.localStorage.removeItem(WISH_KEY);
  } catch (cause) {
    // Blocked storage: the wish lasts as long as the page.
    console.warn('The wish for pictures could not be kept', cause);
  }
}

function subscribe(listener: () => void): () => void {
  const observer = watch(listener);
  return () => observer.disconnect();
}

/** Whether this child gets pictures and voice first: no text walls, nothing to type, targets of 64 px. */
export const usePictureMode = (): boolean => useSyncExternalStore(subscribe, hasPictures, () => false);

export const usePictureWish = (): boolean => useSyncExternalStore(subscribe, hasPictureWish, () => false);
