/** As a parameter of type `jsonb`, which takes neither U+0000 nor half a letter: a text may have been cut within one. */
export const asJsonb = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'string' ? inner.replaceAll(/\p{Cs}/gu, '\uFFFD').replaceAll('\0', '') : inner,
  )
