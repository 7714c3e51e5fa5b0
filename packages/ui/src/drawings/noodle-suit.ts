import type { SuitPlace } from '@noodlenaut/domain';
import type { ReactNode } from 'react';

/** What Noodle wears, drawn at its places. */
export type NoodleSuit = Readonly<Partial<Record<SuitPlace, ReactNode>>>;
