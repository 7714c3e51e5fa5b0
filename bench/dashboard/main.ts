import { DAY_MS } from '@noodlenaut/domain';
import { fullCluster } from '../full-cluster.ts';
import { openSchool, PUPILS, type Answer, type School } from './open-school.ts';
import { writePlans } from './write-plans.ts';

/**
 * `npm run bench:dashboard`: what a teacher reads about a class of 35, with 1,000,000 attempts of others in the database and
 * with a tenth of them, in turns, so that both meet the same moments of the machine. Time is from the request to the whole
 * answer, one after another, over HTTP.
 */
const OTHERS = Number(process.env['BENCH_ATTEMPTS'] ?? 1_000_000);
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 200);
const WARM_UP = 10;
const GOALS = { p95Ms: 60, statements: 3, growth: 1.3 } as const;

const NAMES = [
  'teacher.overview',
  'teacher.analytics',
  'classes.view',
  'classes.skills',
  'classes.items',
  'assignments.list',
] as const;
type ReadName = (typeof NAMES)[number];
function pathOf(name: ReadName, { childId, classId }: School): string {
  switch (name) {
    case 'teacher.overview':
      return `/api/teacher/progress/overview?studentId=${childId}`;
    case 'teacher.analytics':
      return `/api/teacher/progress/analytics?studentId=${childId}`;
    case 'classes.view':
      return `/api/classes/${classId}/view`;
    case 'classes.skills':
      return `/api/classes/${classId}/skills/math`;
    case 'classes.items':
      return `/api/classes/${classId}/items?skill=math-multiplication`;
    case 'assignments.list':
      return `/api/classes/${classId}/assignments`;
  }
}

const cluster = await fullCluster();
const many = await openSchool(await cluster.open(), OTHERS);
const few = await openSchool(await cluster.open(), OTHERS / 10);

const samples = new Map<string, Answer[]>();
for (let round = -WARM_UP; round < REQUESTS; round += 1)
  for (const name of NAMES)
    for (const [size, school] of [
      ['many', many],
      ['few', few],
    ] as const) {
      const answer = await school.ask(pathOf(name, school));
      const key = `${name} ${size}`;
      if (round >= 0) samples.set(key, [...(samples.get(key) ?? []), answer]);
    }

const { classId, teacherId, childId, url } = many;
const taught = { classId, teacherId };
const since = (days: number) => new Date(Date.now() - days * DAY_MS);
const learner = { kind: 'child', adultId: teacherId, childId } as const;
const skill = 'math-multiplication';
await writePlans(url, [
  ['teacher.overview', ({ teacher }) => teacher.subjects(learner)],
  ['teacher.analytics', ({ analytics }) => analytics.facts(learner, since(30))],
  ['classes.view-1-glance', ({ classProgress }) => classProgress.glance(taught)],
  ['classes.view-2-skills', ({ classProgress }) => classProgress.skills(taught, since(30), since(14), null)],
  ['classes.view-3-week', ({ classProgress }) => classProgress.week(taught, since(7))],
  ['classes.skills-1-columns', ({ classProgress }) => classProgress.skillColumns(taught, 'math')],
  [
    'classes.skills-2-tallies',
    ({ classProgress }) => classProgress.skills(taught, since(30), since(30), 'math'),
  ],
  ['classes.items', ({ classProgress }) => classProgress.items(taught, { skill }, null, since(30))],
  ['assignments.list', ({ assignments }) => assignments.ofClass(taught)],
]);

const [attempts, tenth] = [await many.attempts(), await few.attempts()];
console.log(`${attempts} attempts in the database, ${tenth} in the other; a class of ${PUPILS}`);
console.log('| read | p50 ms | p95 ms | statements | bytes | p50 with a tenth | growth | |');
console.log('|---|---|---|---|---|---|---|---|');
for (const name of NAMES) {
  const [all, less] = [samples.get(`${name} many`) ?? [], samples.get(`${name} few`) ?? []];
  const at = (answers: readonly Answer[], share: number, of = ({ ms }: Answer) => ms) =>
    answers.map(of).toSorted((a, b) => a - b)[Math.floor(answers.length * share)] ?? 0;
  // The median, because now and then a read also writes when a session was last seen.
  const statements = at(all, 0.5, (answer) => answer.statements);
  const growth = at(all, 0.5) / at(less, 0.5);
  const isMet = at(all, 0.95) <= GOALS.p95Ms && statements <= GOALS.statements && growth <= GOALS.growth;
  if (!isMet) process.exitCode = 1;
  const cells = [at(all, 0.5).toFixed(1), at(all, 0.95).toFixed(1), statements, all[0]?.bytes ?? 0];
  const rest = [at(less, 0.5).toFixed(1), growth.toFixed(2), isMet ? 'met' : 'MISSED'];
  console.log(`| ${[name, ...cells, ...rest].join(' | ')} |`);
}
console.log(`goals: p95 ${GOALS.p95Ms} ms, ${GOALS.statements} statements, growth ${GOALS.growth}`);

await many.stop();
await few.stop();
await cluster.stop();
