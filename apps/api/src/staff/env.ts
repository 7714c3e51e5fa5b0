import { join } from 'node:path';

/** Where staff commands find the database: DATABASE_URL, or the embedded one of DATA_DIR; and where people reach the site, for links. */
export const staffEnv = {
  databaseUrl: process.env['DATABASE_URL'] || null,
  dataDir: process.env['DATA_DIR'] || join(import.meta.dirname, '../../../../.data'),
  publicUrl: process.env['PUBLIC_URL'] || `http://localhost:${process.env['PORT'] || '3000'}`,
};
