import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// The theme names class names of CSS modules; a plain Node run only needs the colours.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.css')
      ? { format: 'module', source: 'export default {}', shortCircuit: true }
      : next(url, context),
});
const { mantineVariables } = await import('../src/theme/mantine-variables.ts');
const target = new URL('../src/styles/mantine-variables.css', import.meta.url);
const text = mantineVariables();
const before = readFileSync(target, { encoding: 'utf8', flag: 'a+' });
if (before !== text) writeFileSync(target, text);
