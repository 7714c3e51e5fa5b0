import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const file = z.object({
  slots: z.record(z.string(), z.array(z.string())),
  templates: z.record(z.string(), z.array(z.string())),
  single: z.record(z.string(), z.array(z.string())),
});

export interface UnsafeOutput {
  readonly kind: string;
  readonly text: string;
}
const ALONE: ReadonlySet<string> = new Set(['markup', 'reading', 'language']);

/** Bad answers of a model: hand-written sentences, and hand-written templates times their slots (security 6.6). */
export function unsafeOutputs(): readonly UnsafeOutput[] {
  const { slots, templates, single } = file.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, 'outputs/unsafe-templates.json'), 'utf8')),
  );
  const leads = slots['lead'] ?? [];
  const tails = slots['tail'] ?? [];
  const fill = (template: string): readonly string[] => {
    const slot = /\{(data|secret|love|human)\}/.exec(template)?.[1];
    if (slot === undefined) return [template];
    return (slots[slot] ?? []).map((word) => template.replace(`{${slot}}`, word));
  };
  const made = Object.entries(templates).flatMap(([kind, list]) =>
    list.flatMap(fill).flatMap((template, at) =>
      leads.map((lead, place) => ({
        kind,
        text: template.replace('{lead}', lead).replace('{tail}', tails[(at + place) % tails.length] ?? ''),
      })),
    ),
  );
  const written = Object.entries(single).flatMap(([kind, list]) =>
    list.flatMap((text, at) =>
      ALONE.has(kind)
        ? [{ kind, text }]
        : ['', ...leads.slice(1, 4)].map((lead, place) => ({
            kind,
            text: `${lead}${text}${place === 0 ? '' : (tails[(at + place) % tails.length] ?? '')}`,
          })),
    ),
  );
  return [...made, ...written];
}
