import type { Role } from '@noodlenaut/domain';
import { FamilyTutoring } from './family-tutoring.tsx';
import { TutorLists } from './tutor-lists.tsx';
import type { TutoringSearch } from './tutoring-tab.ts';

/** Live tutoring, as each role needs it. */
export const TutoringScreen = ({ role, search }: { role: Role; search: TutoringSearch }) =>
  role === 'tutor' ? (
    <TutorLists />
  ) : (
    <FamilyTutoring side={role === 'parent' ? 'guardian' : 'student'} search={search} />
  );
