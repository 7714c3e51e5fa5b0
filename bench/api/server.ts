import { buildApp, createServices, issueSession, readEnv } from '@noodlenaut/api/bench';
import { connect, createStore, hashToken } from '@noodlenaut/db';
import fastify from 'fastify';
import { sql } from 'kysely';
import { fullCluster } from '../full-cluster.ts';

/** The server under test, in a process of its own: the product, and beside it bare handlers on the same pool size. */
const LEARNERS = 400;
const cluster = await fullCluster();
const url = await cluster.open();
const env = readEnv({
  NODE_ENV: 'production',
  DATABASE_URL: url,
  RATE_LIMIT_FACTOR: '10000',
  // Else a child of the free plan is refused most lessons.
  PLANS: 'off',
  LOG_LEVEL: 'silent',
  PORT: '0',
});
const services = await createServices(env, () => {});
const app = await buildApp(services);
await app.listen({ port: 0, host: '127.0.0.1' });

const tokens: string[] = [];
for (let n = 0; n < LEARNERS; n += 1) {
  const user = await services.store.users.create({
    username: `bench-${n}`,
    passwordHash: null,
    email: null,
    firstName: 'Bench',
    lastName: null,
    role: 'student',
  });
  await services.store.users.setGrade(user.id, '3rd');
  tokens.push((await issueSession(services.store, user, 'bench', 'password')).cookieToken);
}

const { db, pool } = connect({ url, poolSize: 10 });
const store = createStore(db);
const bare = fastify();
const cookieOf = (header: string | undefined) => /sessionId=([^;]+)/.exec(header ?? '')?.[1] ?? '';
const SUBJECTS =
  'select id, name, display_name as "displayName", icon, color, description from subjects order by id';
bare.get('/pg/subjects', async () => (await pool.query({ name: 'subjects', text: SUBJECTS })).rows);
bare.get('/kysely/subjects', () => store.subjects.list());
const SESSION = `select s.sid, s.user_id, u.role from sessions s join users u on u.id = s.user_id
  where s.sid = any($1) and s.expire > now() and s.last_seen_at > now() - s.idle_seconds * interval '1 second' and u.is_active`;
bare.get('/pg/user', async (request) => {
  const session = await pool.query<{ user_id: string }>({
    name: 'session',
    text: SESSION,
    values: [[hashToken(cookieOf(request.headers.cookie))]],
  });
  return (
    await pool.query({
      name: 'user',
      text: 'select * from users where id = $1',
      values: [session.rows[0]?.user_id],
    })
  ).rows[0];
});
bare.get('/kysely/user', async (request) => {
  const [session] = await store.sessions.find([hashToken(cookieOf(request.headers.cookie))]);
  return store.users.byId(session?.userId ?? '');
});
await bare.listen({ port: 0, host: '127.0.0.1' });

const portOf = (server: { address(): string | { port: number } | null }) => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};
const { rows } = await sql<{ id: string }>`select id from lessons where grade = '3rd'`.execute(db);
process.send?.({
  ready: true,
  product: portOf(app.server),
  bare: portOf(bare.server),
  tokens,
  lessons: rows.map(({ id }) => id),
});
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpuUs: process.cpuUsage().user + process.cpuUsage().system });
  if (message === 'stop') void stop();
});
async function stop(): Promise<void> {
  await bare.close();
  await app.close();
  await db.destroy();
  await services.stop();
  await cluster.stop();
  process.exit(0);
}
process.on('disconnect', () => void stop());
