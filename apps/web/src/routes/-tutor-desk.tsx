import { openDesk } from '../features/tutor/open-desk.ts';
import { TutorDeskScreen } from '../features/tutor/tutor-desk-screen.tsx';
import { WaitingTutor } from '../features/tutor/waiting-tutor.tsx';

/** What a tutor's own screens read; false while the tutor is not verified. Families load none of this code. */
export { openDesk };

/** `/tutoring` for a tutor. */
export const TutorDesk = ({ isWaiting }: { isWaiting: boolean }) =>
  isWaiting ? <WaitingTutor /> : <TutorDeskScreen />;
