/**
 * The JSON object in a reply of a model, with whatever it wrote around it; null where there is none. Its texts can be stored: PostgreSQL
 * takes neither U+0000 nor half a surrogate pair. @throws SyntaxError
 */
export function jsonIn(reply: string): unknown {
  const [start, end] = [reply.indexOf('{'), reply.lastIndexOf('}')]
  const json = start >= 0 && end > start ? reply.slice(start, end + 1) : 'null'
  return JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\0|\p{Surrogate}/gu, '') : value,
  )
}
