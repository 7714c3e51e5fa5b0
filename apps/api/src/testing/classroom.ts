import { signedIn, type Person } from './people.ts';
import type { TestApi } from './test-api.ts';

/** The first access an answer gives, as tests ask for it. */
export const sees = async (who: Person, child: { readonly id: string }): Promise<boolean> =>
  (await who.ask('GET', `/api/teacher/progress/overview?studentId=${child.id}`)).statusCode === 200;

export interface Classroom {
  readonly teacher: Person;
  readonly id: string;
  readonly code: string;
  readonly url: string;
  /** Lets a new third-grader in, through the code and the teacher's yes. */
  addPupil(firstName: string): Promise<Person>;
}

/** A class as people make one: through the calls. */
export async function classroom(api: TestApi, name = 'Room 12'): Promise<Classroom> {
  const teacher = await signedIn(api, 'teacher', { firstName: 'Ms. Okafor' });
  const made = (await teacher.ask('POST', '/api/classes', { name, grade: '3rd' })).json();
  const url = `/api/classes/${made.id}`;
  return {
    teacher,
    id: made.id,
    code: made.code,
    url,
    addPupil: async (firstName) => {
      const pupil = await signedIn(api, 'student', { grade: '3rd', firstName });
      await pupil.ask('POST', '/api/classes/join', { code: made.code });
      const { waiting } = (await teacher.ask('GET', url)).json();
      for (const { membershipId } of waiting) await teacher.ask('POST', `${url}/requests/${membershipId}`);
      return pupil;
    },
  };
}
