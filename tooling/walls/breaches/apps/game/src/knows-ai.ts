export { ai } from '../../../packages/ai/src/ai.ts';
