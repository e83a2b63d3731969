/**
 * The JSON object in a reply of a model, with whatever it wrote around it; null where there is none. Its texts can be stored: PostgreSQL
 * takes neither U+0000 nor half a surrogate pair. @throws SyntaxError
 */
export const jsonIn = (reply: string): unknown =>
  JSON.parse(/\{[\s\S]*\}/.exec(reply)?.[0] ?? 'null', (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\0|\p{Surrogate}/gu, '') : value,
  )
