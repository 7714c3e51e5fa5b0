import type { FeatureNames } from './feature-names.ts';

/** What stands in a central list, where a person decides: who may call, where, and what it is called. */
export const linesByHand = (
  name: FeatureNames,
  migration: string,
): readonly (readonly [string, string])[] => [
  ['packages/domain/src/index.ts', `export * from './${name.nouns}/add-${name.noun}.ts';`],
  [
    'packages/domain/src/access/matrix.ts, ACCESS: who may call it (columns A S T T0 E P)',
    `'${name.camelNouns}.list': row('U y R R R R', 'self'),\n'${name.camelNouns}.add': row('U y R R R R', 'self'),`,
  ],
  ['packages/contract/src/index.ts', `export * from './${name.nouns}.ts';`],
  [
    'packages/contract/src/calls.ts, CALLS: where it stands on REST',
    `'${name.camelNouns}.list': 'GET /api/${name.nouns}',\n'${name.camelNouns}.add': 'POST /api/${name.nouns}',`,
  ],
  [
    'packages/db/src/migrate.ts',
    `import * as ${name.camelNouns} from '../migrations/${migration}-${name.nouns}.ts';\n'${migration}-${name.nouns}': ${name.camelNouns},`,
  ],
  [
    'packages/db/src/store.ts',
    `import { ${name.camelNouns}Repository } from './${name.nouns}.repository.ts';\n${name.camelNouns}: ${name.camelNouns}Repository(db),`,
  ],
  [
    'apps/api/src/router.ts',
    `import { ${name.camelNouns}Router } from './${name.nouns}/${name.nouns}.router.ts';\n${name.camelNouns}: ${name.camelNouns}Router,`,
  ],
  ['apps/web/src/lib/reads.ts', `${name.camelNouns}: read('${name.camelNouns}.list'),`],
];
