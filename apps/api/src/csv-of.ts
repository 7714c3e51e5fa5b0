export { csvOf } from '@noodlenaut/domain';
