import fc from 'fast-check'

const LONG = 'x'.repeat(20_000)
const DEEP = 3_000
const TEXTS = [
  ...words(
    `% %00 %zz .. ../../etc/passwd '; -- \\ { [] <b> __proto__ constructor toString null NaN`,
  ),
  ...words('2147483648 -1 9007199254740993 1e400 0.5 00000000-0000-0000-0000-000000000000 =1+1'),
  ...words('2026-13-45T99:99:99Z'),
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '\u202e',
  '😀'.repeat(50),
  'é\u0301'.repeat(40),
  LONG,
]
const BODIES = [
  ...words('{ {"a": null "text" [] {"a":1,"a":2} \ufeff{} undefined'),
  '',
  '['.repeat(DEEP) + ']'.repeat(DEEP),
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  `{"text":"${LONG.repeat(14)}"}`,
]

/** Texts that break careless readers: such as cannot be stored, put into an address or used as a key of an object. */
export const hostileText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.webUrl(),
)

export const hostileNumber = fc.oneof(
  fc.constantFrom(2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 63, 1e308, -1, -(2 ** 31) - 1, 0.1, 0),
  fc.integer(),
)

/** Any JSON, including keys that objects inherit. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], ['a', 'a'], { length: -1 }),
  fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":1}}')),
  fc.array(hostileText, { maxLength: 4 }),
  fc.constant(Array.from({ length: 5_000 }, (_, at) => at)),
  fc.jsonValue(),
)

/** Bodies that do not match the schema, or are not JSON at all. */
export const hostileBody = fc.oneof(
  hostileValue.map((value) => JSON.stringify(value)),
  fc.constantFrom(...BODIES),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

function words(list: string): string[] {
  return list.split(' ')
}
