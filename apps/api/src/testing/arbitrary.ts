import fc, { type Arbitrary } from 'fast-check';

/** Values that have broken servers (security 5.2). */
const STRINGS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uFEFFx',
  '\u202Eevil',
  'e\u0301'.repeat(30),
  '👨‍👩‍👧‍👦'.repeat(10),
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '\r\nSet-Cookie: x=y',
  '%00',
  '../../etc/passwd',
  "' OR 1=1--",
  "'; DROP TABLE users;--",
  '\\x27',
  '%_',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd()',
  'x'.repeat(51),
  'x'.repeat(101),
  'x'.repeat(5000),
  'аdmin',
  '(a+)+$',
  '99999999-9999-9999-9999-999999999999',
];
const NUMBERS: readonly number[] = [0, -0, -1, 0.1, 1e308, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 31) - 1, 1e-7];
const DATES: readonly string[] = [
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-01-01T00:00:00+99:99',
  '2026-03-08T02:30:00-05:00',
  '1767225600000',
];

/** Any value, the most harmful first. */
export const nasty: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...STRINGS, ...DATES),
  fc.constantFrom<unknown>(...NUMBERS),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { __proto__: null, a: { a: { a: 1 } } }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.integer(), { maxLength: 50 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const key = (schema: object, name: string): unknown => Reflect.get(schema, name);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const number = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? Math.max(-1e9, Math.min(1e9, value)) : otherwise;

/** Values of a JSON schema's shape, most of the time: three in ten fields are harmful, and some objects are no objects. */
export function arbitraryFor(schema: object): Arbitrary<unknown> {
  return fc.oneof({ weight: 1, arbitrary: nasty }, { weight: 12, arbitrary: shaped(schema) });
}

const field = (schema: unknown): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 7, arbitrary: isObject(schema) ? shaped(schema) : nasty },
    { weight: 3, arbitrary: nasty },
  );

function shaped(schema: object): Arbitrary<unknown> {
  const choices = [...list(key(schema, 'anyOf')), ...list(key(schema, 'oneOf'))];
  if (choices.length > 0) return fc.oneof(...choices.map(field));
  const values = list(key(schema, 'enum'));
  if (values.length > 0) return fc.constantFrom(...values);
  if ('const' in schema) return fc.constant(schema.const);
  switch (key(schema, 'type')) {
    case 'object':
      return record(schema);
    case 'array':
      return fc.array(field(key(schema, 'items')), { maxLength: 12 });
    case 'integer':
      return fc.integer({
        min: number(key(schema, 'minimum'), -1000),
        max: number(key(schema, 'maximum'), 1_000_000),
      });
    case 'number':
      return fc.double({ noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return stringOf(key(schema, 'format'));
    default:
      return nasty;
  }
}

function record(schema: object): Arbitrary<unknown> {
  const properties = key(schema, 'properties');
  const fields = Object.fromEntries(
    Object.entries(isObject(properties) ? properties : {}).map(([name, inner]) => [name, field(inner)]),
  );
  const extra = fc.dictionary(
    fc.constantFrom('role', 'isVerified', 'totalPoints', 'id', 'userId', '__proto__', 'extra'),
    nasty,
    { maxKeys: 2 },
  );
  return fc
    .tuple(fc.record(fields, { requiredKeys: [] }), fc.option(extra, { freq: 4 }))
    .map(([known, more]) => ({ ...more, ...known }));
}

function stringOf(format: unknown): Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time')
    return fc.oneof(
      fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
        .map((date) => date.toISOString()),
      fc.constantFrom(...DATES),
    );
  if (format === 'email') return fc.emailAddress();
  return fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom('math', '3rd', 'math-3rd-01-legs-wings-wheels', 'maya', 'secret1', 'BCDFGH', ...STRINGS),
  );
}
