import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** `npm run --silent sbom`: the packages that run in production or are built into the pages, as CycloneDX JSON. */
const IN_PRODUCTION = ['api', 'game', 'web'];
const args = [
  ...IN_PRODUCTION.map((room) => `--filter=@noodlenaut/${room}...`),
  'sbom',
  '--prod',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
];
const child = spawn('pnpm', args, { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' });
child.once('exit', (code) => process.exit(code ?? 1));
