/** False where the operator has switched plans off; the server writes it into the page (apps/api/src/http/serve-web.ts). */
export const arePlansOn = (): boolean => document.documentElement.dataset['plans'] !== 'off';
