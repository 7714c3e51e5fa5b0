import { LISTENING_GRADES, NEW_READER_GRADES, PICTURE_GRADES, type Grade } from '@noodlenaut/domain';
import { createStore } from '../state/create-store.ts';

const page = document.documentElement;

/** By grade, or by the choice that comfort.ts stores on the device and in the account. */
const isAmong = (grades: readonly Grade[]) => (): boolean =>
  page.dataset['pictures'] === 'on' || grades.some((grade) => grade === page.dataset['grade']);
const hasPictures = isAmong(PICTURE_GRADES);

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

const storeOf = (read: () => boolean) =>
  createStore(read, {
    watch: (onChange) => {
      const observer = watch(onChange);
      return () => observer.disconnect();
    },
  });
const pictures = storeOf(hasPictures);
export const isYoung = isAmong(NEW_READER_GRADES);
const young = storeOf(isYoung);
const listening = storeOf(isAmong(LISTENING_GRADES));

/** Whether this child gets pictures and voice first: no text walls, nothing to type, targets of 64 px. */
export const usePictureMode = (): boolean => pictures.useValue();

/** Whether this child reads little yet, Pre-K to 2nd: stars and no percent, few words on a screen, speakers (decision 0094). */
export const useIsYoung = (): boolean => young.useValue();

/** Whether this child is read to on arrival, where nobody chose. */
export const useListens = (): boolean => listening.useValue();
