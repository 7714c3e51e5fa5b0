import type { db } from '../../db/src/db.ts';
export type Db = typeof db;
