import type { Illustration } from '@noodlenaut/domain';

export type Examples = readonly Illustration[];
