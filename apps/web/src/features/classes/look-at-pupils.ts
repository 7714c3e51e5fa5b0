import { api } from '../../lib/api/api.ts';
import { tidyPupils } from '@noodlenaut/domain';

/**
 * Previews a pasted list. It is tidied here, so that surnames, numbers and addresses of a gradebook never leave this
 * computer (decision 0103); the server reads only names and grades.
 */
export async function lookAtPupils(classId: string, pasted: string, keep: ReadonlySet<number>) {
  const { text, shortened, errors, leftOut } = tidyPupils(pasted, keep);
  const isEmpty = text.trim() === '';
  const read = isEmpty ? { rows: [], errors: [] } : await api.classes.previewPupils.mutate({ classId, text });
  return {
    text,
    keep,
    leftOut,
    rows: read.rows.map((row) => ({
      ...row,
      /** The name as the list has it, where the proposal is shorter. */
      written: shortened.find(({ line }) => line === row.line)?.written,
    })),
    errors: [...errors, ...read.errors].toSorted((one, other) => one.line - other.line),
  };
}
export type PupilsFound = Awaited<ReturnType<typeof lookAtPupils>>;
