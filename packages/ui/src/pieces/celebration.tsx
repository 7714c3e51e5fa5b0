import type { SubjectId } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Confetti } from '../drawings/confetti.tsx';
import { Noodle } from '../drawings/noodle.tsx';
import { Persona } from '../drawings/persona.tsx';
import looks from './celebration.module.css';
import { SkyScene } from './sky-scene.tsx';

type Props = {
  title: string;
  text: ReactNode;
  /** The teacher's words. */
  praise?: string;
  /** Whose teacher stands beside, on wide screens. */
  subject?: SubjectId;
  action: ReactNode;
};

/** A finished lesson. The only screen of a lesson with confetti. */
export function Celebration({ title, text, praise, subject, action }: Props) {
  return (
    <SkyScene shape="full" as="main" id="main" className={looks.party}>
      <Confetti />
      {subject !== undefined && (
        <span className={looks.guest} aria-hidden="true">
          <Persona subject={subject} pose="pointing" size={270} />
        </span>
      )}
      <span className={looks.who}>
        <Noodle mood="super-excited" size={260} />
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={looks.text}>{text}</p>
      {praise !== undefined && <p className={looks.praise}>“{praise}”</p>}
      {action}
    </SkyScene>
  );
}
