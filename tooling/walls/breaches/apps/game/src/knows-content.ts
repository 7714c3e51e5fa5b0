export { content } from '../../../packages/content/src/content.ts';
