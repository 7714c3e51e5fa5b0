import { readEnv } from './env.ts';

export const env = readEnv(process.env);
export const port = readEnv({ port: process.env.PORT });
