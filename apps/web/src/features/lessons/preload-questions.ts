import type { SealedLesson } from '../../lib/api/replies.ts';
import { countable } from '../../lib/question/countable.ts';

/** Of answers and counted numbers; the other faces are on the screen already. */
const WEIGHT = 600;

/** A face that comes late is laid out and painted a second time, while Noodle rides to the first question. */
async function loadFaces(): Promise<void> {
  if (!('fonts' in document)) return;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-text');
  await document.fonts.load(`${WEIGHT} 1em ${family}`);
}

/** What draws this lesson's questions loads while the introduction is read: pictures, who acts beside them, letters. */
export async function preloadQuestions({ content }: SealedLesson): Promise<void> {
  const pictures = content.activities.flatMap(({ illustration }) => illustration ?? []);
  const drawn = async () => {
    const { preloadDrawing } = await import('@noodlenaut/ui/illustration');
    for (const { kind } of pictures) preloadDrawing(kind);
  };
  await Promise.all([
    loadFaces(),
    import('../../lib/question/acting-teacher.tsx'),
    pictures.length > 0 && drawn(),
    pictures.some((picture) => countable(picture) > 0) && import('../../lib/question/count-aloud.tsx'),
    content.activities.some((one) => one.option_cards) && import('@noodlenaut/ui/illustrations/card-picture'),
  ]);
}
