import { vitestIn } from './vitest-in.ts';

/** `npm run e2e:containers [-- default|scale [file]]`: the journeys of e2e through the site of docker-compose.yml, as it is or with two api processes. */
const [shape = 'default', ...files] = process.argv.slice(2);
if (shape !== 'default' && shape !== 'scale') {
  console.error(`There is no shape "${shape}": say default or scale, then files of tests.`);
  process.exit(1);
}
vitestIn('e2e', ['--config', 'vitest.containers.config.ts', ...files], { E2E_SHAPE: shape });
