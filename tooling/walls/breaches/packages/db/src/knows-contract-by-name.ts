export { errors } from '@noodlenaut/contract';
