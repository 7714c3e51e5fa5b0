/** Method and path of a call on REST, its parameters in braces. */
export type Route = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`;
