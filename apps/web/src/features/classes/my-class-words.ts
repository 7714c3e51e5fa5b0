import type { Replies } from '../../lib/wire.ts';

export type MyClassInfo = Replies['classes.mine'][number];

const withTeachers = (teachers: readonly string[]): string => teachers.join(' and ');

/** Where the child stands in a class, in a sentence a child understands. */
export const classSays = ({ name, status, teachers }: MyClassInfo): string =>
  status === 'active'
    ? `You are in ${name} with ${withTeachers(teachers)}.`
    : `${name}: ${withTeachers(teachers)} must say yes. Please wait.`;

/** What leaving does, as a question. */
export const leaveQuestion = ({ name, status, teachers }: MyClassInfo): string =>
  status === 'active'
    ? `Leave ${name}? ${withTeachers(teachers)} will not see how you learn any more.`
    : `Stop asking to come into ${name}?`;
