export { db } from '../../db/src/db.ts';
