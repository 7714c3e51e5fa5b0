import { PICTURE_GRADES } from '@noodlenaut/domain';
import { createStore } from '../state/create-store.ts';

const page = document.documentElement;

/** By grade, or by the choice that comfort.ts stores on the device and in the account. */
export const hasPictures = (): boolean =>
  page.dataset['pictures'] === 'on' || PICTURE_GRADES.some((grade) => grade === page.dataset['grade']);

const watch = (listener: () => void): MutationObserver => {
  const observer = new MutationObserver(listener);
  observer.observe(page, { attributeFilter: ['data-grade', 'data-pictures'] });
  return observer;
};
/** The attribute that styles go by: `data-reader-mode="pictures"`. */
const mark = (): void => {
  page.dataset['readerMode'] = hasPictures() ? 'pictures' : '';
};
mark();
watch(mark);

const store = createStore(hasPictures, {
  watch: (onChange) => {
    const observer = watch(onChange);
    return () => observer.disconnect();
  },
});

/** Whether this child gets pictures and voice first: no text walls, nothing to type, targets of 64 px. */
export const usePictureMode = (): boolean => store.useValue();
