export const builder = 'builder';
