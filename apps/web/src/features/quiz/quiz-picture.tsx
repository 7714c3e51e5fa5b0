import type { SubjectId } from '@noodlenaut/domain';
import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { Persona } from '@noodlenaut/ui/drawings/persona';
import { useIsReading } from '../../lib/audio/speech.ts';

/** Who asks and explains: the subject's teacher, or Noodle. The mouth moves while the voice is heard. */
export function QuizPicture({ subject, size }: { subject: SubjectId | undefined; size: number }) {
  const isReading = useIsReading();
  return subject === undefined ? (
    <NoodleStill mood="happy" size={size} />
  ) : (
    <Persona subject={subject} pose={isReading ? 'talking' : 'idle'} size={size} />
  );
}
