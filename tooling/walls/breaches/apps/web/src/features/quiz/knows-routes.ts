export { route } from '../../routes/index.ts';
