import { vitestIn } from './vitest-in.ts';

/** `npm run e2e:containers [-- scale] [-- file]`: the journeys of e2e through the site of docker-compose.yml, in its default shape or with two api processes. */
const words = process.argv.slice(2);
const isScale = words[0] === 'scale';
vitestIn('e2e', ['--config', 'vitest.containers.config.ts', ...words.slice(isScale ? 1 : 0)], {
  E2E_SHAPE: isScale ? 'scale' : 'default',
});
