/** U+0000 and halves of letters, as they are written in JSON. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/

/** As a parameter of type `jsonb`, which takes neither U+0000 nor half a letter: a text may have been cut within one. */
export function asJsonb(value: unknown): string {
  const json = JSON.stringify(value)
  // Looking for one letter is many times as quick as looking for an expression, and hardly any text has it.
  return json.includes('\\u') && UNSTORABLE.test(json) ? JSON.stringify(value, storable) : json
}

const storable = (_key: string, inner: unknown) =>
  typeof inner === 'string' ? inner.replaceAll(/\p{Cs}/gu, '\uFFFD').replaceAll('\0', '') : inner
