import { NoodleStill } from '../../drawings/noodle-still.tsx';
import looks from './loading-screen.module.css';

/** A whole screen on its way: the app itself, a lesson. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <output className={looks.screen} aria-busy="true">
      <span className={looks.art}>
        <NoodleStill mood="idle" size={180} />
      </span>
      {text}
    </output>
  );
}
