/** The password that a database made before has already; undefined: a random one is made. */
export const ownPassword = process.env['POSTGRES_PASSWORD'] || undefined;
