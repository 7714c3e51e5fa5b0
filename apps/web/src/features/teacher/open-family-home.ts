import type { QueryClient } from '@tanstack/react-query';
import { grownUpReads } from '../../lib/grown-up-api.ts';

/** What the home of a parent or teacher reads. */
export const openFamilyHome = (client: QueryClient) => client.fetchQuery(grownUpReads.overview());
