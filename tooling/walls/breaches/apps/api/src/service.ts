export const name = 'service';
