export { readFileSync as up } from 'node:fs';
