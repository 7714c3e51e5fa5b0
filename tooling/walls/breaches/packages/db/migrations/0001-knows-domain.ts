export { domain as up } from '../../domain/src/domain.ts';
