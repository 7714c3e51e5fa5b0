import type { Outputs } from '../../lib/api/replies.ts';

export type MyClassInfo = Outputs['classes']['mine'][number];

/** Where the child stands in a class, in a sentence a child understands. */
export function classSays({ status, teachers, waitsFor }: MyClassInfo): string {
  if (status === 'pending') {
    const who = [
      ...(waitsFor.includes('guardian') ? ['your grown-up'] : []),
      ...(waitsFor.includes('teacher') ? [teachers.join(' or ')] : []),
    ].join(' and ');
    return `${who.charAt(0).toUpperCase()}${who.slice(1)} must say yes. Please wait.`;
  }
  return `Your ${teachers.length === 1 ? 'teacher is' : 'teachers are'} ${teachers.join(' and ')}.`;
}

/** What leaving does, as a question. */
export const leaveQuestion = ({ name, status, teachers }: MyClassInfo): string =>
  status === 'active'
    ? `Leave ${name}? ${teachers.join(' and ')} will not see how you learn any more.`
    : `Stop asking to come into ${name}?`;
