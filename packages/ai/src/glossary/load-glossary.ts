import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GRADES } from '@noodlenaut/domain';
import { z } from 'zod';
import { glossaryOf, type Glossary } from './glossary.ts';

const GLOSSARY_DIRECTORY = join(import.meta.dirname, '..', '..', 'glossary');

const glossaryFile = z.array(
  z.object({
    word: z.string().min(1).max(40),
    grade: z.enum(GRADES),
    meaning: z.string().min(1).max(300),
    forms: z.array(z.string().min(1).max(40)).readonly().optional(),
  }),
);

/** A file of the glossary that cannot be used. The message names the file and the field. */
export class GlossaryFileError extends Error {
  override readonly name = 'GlossaryFileError';
}

function entriesOf(path: string, name: string) {
  try {
    return glossaryFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    const issue = cause instanceof z.ZodError ? cause.issues[0] : undefined;
    const where = issue ? `${issue.path.join('.')}: ${issue.message}` : 'it is not valid JSON';
    throw new GlossaryFileError(`glossary/${name}: ${where}`, { cause });
  }
}

/**
 * Reads the children's dictionary, every *.json of a folder in the order of their names. Call it once a process.
 * @returns an empty glossary when there is no folder
 * @throws GlossaryFileError at the first file that cannot be used
 */
export function loadGlossary(directory: string = GLOSSARY_DIRECTORY): Glossary {
  if (!existsSync(directory)) return glossaryOf([]);
  const files = readdirSync(directory).filter((name) => name.endsWith('.json'));
  return glossaryOf(files.toSorted().flatMap((name) => entriesOf(join(directory, name), name)));
}
