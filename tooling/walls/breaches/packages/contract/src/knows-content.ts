export { content } from '../../content/src/content.ts';
