export const contract = 'contract';
