export { contract } from '../../contract/src/contract.ts';
