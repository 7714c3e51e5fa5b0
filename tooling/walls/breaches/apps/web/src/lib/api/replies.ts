import type { api } from '../../../../api/src/api.ts';
export type Api = typeof api;
