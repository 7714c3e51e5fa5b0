import { PRODUCT } from '@noodlenaut/domain';
import { useSyncExternalStore } from 'react';

const WISH_KEY = `${PRODUCT.storagePrefix}-pictures`;
const page = () => document.documentElement;

/** Whether somebody asked for pictures on this device, whatever the grade; index.html takes it from the storage. */
export const hasPictureWish = (): boolean => page().dataset['pictureWish'] === 'on';

/** Pictures and voice first on this device, from now on. Turned off, the grade decides again. */
export function setPictureWish(isOn: boolean): void {
  const { dataset } = page();
  dataset['pictureWish'] = isOn ? 'on' : '';
  dataset['readerMode'] = isOn || dataset['young'] === 'on' ? 'pictures' : '';
  try {
    if (isOn) globalThis.localStorage.setItem(WISH_KEY, 'on');
    else globalThis.localStorage.removeItem(WISH_KEY);
  } catch (cause) {
    // Blocked storage: the wish lasts as long as the page.
    console.warn('The wish for pictures could not be kept', cause);
  }
}

function subscribe(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(page(), { attributeFilter: ['data-reader-mode', 'data-picture-wish'] });
  return () => watch.disconnect();
}

/** Whether this child gets pictures and voice first: no text walls, nothing to type, targets of 64 px. */
export const usePictureMode = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => page().dataset['readerMode'] === 'pictures',
    () => false,
  );

export const usePictureWish = (): boolean => useSyncExternalStore(subscribe, hasPictureWish, () => false);
