import { WayBack } from '@noodlenaut/ui/pieces/grown-up/way-back';
import { Link } from '@tanstack/react-router';

/** A link back to all quizzes of the class. */
export const BackToQuizzes = ({ classId }: { classId: string }) => (
  <WayBack renderRoot={(root) => <Link to="/classes/$classId/quizzes" params={{ classId }} {...root} />}>
    Quizzes
  </WayBack>
);
