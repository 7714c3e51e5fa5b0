import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Link } from '@tanstack/react-router';

/** The way from a teacher's home to a game, with or without a class of their own. */
export const StartClassQuiz = () => (
  <FlatPanel
    title="Class quiz"
    aside={
      <FlatButton renderRoot={(root) => <Link to="/multiplayer" {...root} />}>Start a class quiz</FlatButton>
    }
  >
    <p className="soft">Put it on the big screen. Pupils join with a code, and you set the pace.</p>
  </FlatPanel>
);
