export const late = () => import('./domain.ts');
