export const readEnv = (source: object) => ({ ...process.env, ...source });
