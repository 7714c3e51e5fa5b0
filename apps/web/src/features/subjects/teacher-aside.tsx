import { PERSONA_NAMES, subjectPageTone } from '@noodlenaut/domain';
import type { SubjectId } from '@noodlenaut/domain';
import { TeacherCorner } from '@noodlenaut/ui/pieces/home/teacher-corner';
import { useEffect, useState } from 'react';
import { playTone } from '../../lib/audio/audio.ts';
import { useMoment } from '../../lib/state/use-moment.ts';
import { TEACHER_GREETINGS } from './teacher-greetings.ts';

const APPEARS_MS = 1000;
const GREETING_MS = 5000;
const TALKING_MS = 3000;

type Props = {
  subjectId: SubjectId;
  /** The source of random numbers; tests pass their own. */
  random?: () => number;
};

/** The teacher beside the lessons: appears a second after them, greets when pressed (S2.089, S2.090). */
export function TeacherAside({ subjectId, random = Math.random }: Props) {
  const greetings = TEACHER_GREETINGS[subjectId];
  const [isHere, setIsHere] = useState(false);
  const [greeting, setGreeting] = useState<string>(greetings[0]);
  const [turn, setTurn] = useState(0);
  const [isGreeting, greet] = useMoment(GREETING_MS);
  const [isTalking, talk] = useMoment(TALKING_MS);

  useEffect(() => {
    const timer = setTimeout(() => setIsHere(true), APPEARS_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <TeacherCorner
      subject={subjectId}
      name={PERSONA_NAMES[subjectId]}
      hidden={!isHere}
      says={isGreeting ? greeting : null}
      talking={isTalking}
      turn={turn}
      onPress={() => {
        setGreeting(greetings[Math.floor(random() * greetings.length)] ?? greetings[0]);
        setTurn(turn + 1);
        greet();
        talk();
        playTone(subjectPageTone(subjectId));
      }}
    />
  );
}
