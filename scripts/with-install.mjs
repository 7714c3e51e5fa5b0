// Runs under whatever Node the machine has (20 or newer): installs what is missing with the pinned pnpm, then hands over
// to the pinned Node; OWN_NODE=1 takes the machine's own. What it says itself goes to stderr, because commands write files to stdout. Plain JavaScript, because Node 20 does not read TypeScript.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Runs our TypeScript as it is. */
const LEAST_OWN_NODE = 24;
const [major] = process.versions.node.split('.').map(Number);
const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};
if (major < 20)
  stop(
    `Node ${process.versions.node} is too old. Install Node 20 or newer from your package manager and try again.`,
  );

const stampFile = join(root, 'node_modules', '.noodlenaut-installed');
const read = (name) => readFileSync(join(root, name), 'utf8');
const { packageManager } = JSON.parse(read('package.json'));
const stamp = createHash('sha256')
  .update(read('pnpm-lock.yaml'))
  .update(read('pnpm-workspace.yaml'))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex');

const isNewEnough = major >= LEAST_OWN_NODE;

const chosenNode = () => {
  // For tests on other versions than the pinned one.
  if (process.env.OWN_NODE === '1') return isNewEnough ? process.execPath : null;
  const binary = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(binary)) return binary;
  // The registry has no pinned binary for this platform (macOS): then the machine's own.
  return isNewEnough ? process.execPath : null;
};

function install() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return Promise.resolve();
  const began = Date.now();
  process.stderr.write(`Installing packages with ${packageManager} ...\n`);
  const args = ['-y', packageManager, 'install', '--frozen-lockfile'];
  const child = spawn('npx', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: 'true', npm_config_loglevel: 'error' },
  });
  let said = '';
  const keep = (text) => (said = (said + text).slice(-4000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
  const progress = setInterval(() => process.stderr.write(`  still installing, ${seconds()} s\n`), 5000);
  return new Promise((done) => {
    child.once('error', (cause) =>
      stop(`npx could not be started: ${cause.message}. Install npm and try again.`),
    );
    child.once('exit', (code) => {
      clearInterval(progress);
      if (code !== 0) {
        const why = /ENOSPC/.test(said)
          ? 'The disk is full.'
          : /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(said)
            ? 'The package registry could not be reached; the first install needs a network.'
            : '';
        stop(`${said}\nThe packages could not be installed. ${why}`.trim());
      }
      writeFileSync(stampFile, stamp);
      process.stderr.write(`Installed packages in ${seconds()} s\n`);
      done();
    });
  });
}

await install();
const node = chosenNode();
if (node === null)
  stop(
    process.env.OWN_NODE === '1'
      ? `OWN_NODE=1 needs Node ${LEAST_OWN_NODE} or newer, and this is ${process.versions.node}.`
      : `There is no pinned Node for ${process.platform}-${process.arch}. Install Node ${LEAST_OWN_NODE} or newer and try again.`,
  );
const [script, ...args] = process.argv.slice(2);
const bin = join(root, 'node_modules', '.bin');
const env = {
  ...process.env,
  PATH: `${dirname(node)}:${bin}:${process.env.PATH ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
};
const child = spawn(node, [join(root, script), ...args], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm may be killed without a word to us; then our parent changes and everything stops.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
