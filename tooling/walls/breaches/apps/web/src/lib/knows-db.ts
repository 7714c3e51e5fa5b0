export { db } from '../../../../packages/db/src/db.ts';
