/** U+0000 and half surrogate pairs, as they are escaped in JSON. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/

/** A value as a parameter of type `jsonb`, which accepts neither U+0000 nor half a surrogate pair: a text may have been cut inside one. */
export function asJsonb(value: unknown): string {
  const json = JSON.stringify(value)
  // A plain search is much faster than a regular expression, and hardly any text contains the sequence.
  return json.includes('\\u') && UNSTORABLE.test(json) ? JSON.stringify(value, storable) : json
}

const storable = (_key: string, inner: unknown) =>
  typeof inner === 'string' ? inner.replaceAll(/\p{Cs}/gu, '\uFFFD').replaceAll('\0', '') : inner
