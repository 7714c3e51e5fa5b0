export { builder } from '../../../tooling/builder.ts';
