/**
 * The JSON object in a model's reply, ignoring text around it; null when there is none. Characters that PostgreSQL cannot store are removed
 * from its texts: U+0000 and half surrogate pairs.
 * @throws SyntaxError
 */
export function jsonIn(reply: string): unknown {
  const [start, end] = [reply.indexOf('{'), reply.lastIndexOf('}')]
  const json = start >= 0 && end > start ? reply.slice(start, end + 1) : 'null'
  return JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\0|\p{Surrogate}/gu, '') : value,
  )
}
