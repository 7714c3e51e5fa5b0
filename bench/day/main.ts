import { ASSUMED } from './assumptions.ts';
import { MEASURED } from './measured.ts';
import { busiestOfHours, machinesFor, seeded, simulateDay } from './model.ts';

/** `npm run bench:day -- [CHILDREN]`: a day of so many children from measured costs (measured.ts) and assumptions (assumptions.ts). It runs no server. */
const SEED = 19;
const children = Number(process.argv[2] ?? 100_000);
const day = simulateDay(children, MEASURED, ASSUMED, seeded(SEED));
const hours = busiestOfHours(day);
const two = (value: number) => value.toFixed(2);

console.log(`The busiest minute of each hour, ${children} children:\n`);
console.log(
  '| UTC | children at work | open games | api cores | game cores | database cores | statements/s | rows/s |',
);
console.log('|---|---|---|---|---|---|---|---|');
for (const { hour, ...load } of hours.filter((one) => one.children > 0)) {
  const cores = [load.apiCores, load.gameCores, load.databaseCores].map(two);
  const rates = [load.statementsPerSecond, load.rowsPerSecond].map(Math.round);
  console.log(`| ${[`${hour}:00`, load.children, load.sockets, ...cores, ...rates].join(' | ')} |`);
}
const peak = hours.reduce((most, one) => (one.databaseCores > most.databaseCores ? one : most));
const need = machinesFor(peak, ASSUMED);
const rows = day.reduce((sum, minute) => sum + minute.rows, 0);
console.log(
  `\nAt ${peak.hour}:00: ${need.api} api and ${need.game} game processes on ${need.servers} machines of ${ASSUMED.coresOfMachine} cores (one to spare), ` +
    `a database of ${need.databaseCores} cores with a standby, ${need.connections} connections. ${Math.round(rows)} rows a day, ` +
    `${Math.round((rows / children) * ASSUMED.schoolDaysOfYear)} a child and year.`,
);
