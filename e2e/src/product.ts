import { PRODUCT } from '@noodlenaut/domain';

export const THEME_KEY = `${PRODUCT.storagePrefix}-theme`;
export const COMFORT_KEY = `${PRODUCT.storagePrefix}-comfort`;
export const END_SESSION_KEY = `${PRODUCT.storagePrefix}-end-session`;
