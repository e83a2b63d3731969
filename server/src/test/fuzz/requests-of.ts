import fc from 'fast-check'
import { hostileBody, hostileText } from './hostile-values.ts'
import { type Schema, valuesOf } from './values-of.ts'

type Parameter = { in: string; name: string; schema: Schema }
export type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export type FuzzedRequest = {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string
}

const HEADERS = ['last-event-id', 'if-none-match', 'range', 'accept-encoding', 'cf-ipcountry']
const MORE_HEADERS = ['x-forwarded-for', 'x-nexus-admin', 'user-agent', 'cookie', 'authorization']
const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', '', 'a/b;;=']

/**
 * Requests to one route, both close to its schema and far from it.
 * @param path with its parameters in braces.
 * @param known see `valuesOf`.
 */
export function requestsTo(
  method: string,
  path: string,
  { parameters = [], requestBody }: Operation,
  known: (field: string) => unknown[],
): fc.Arbitrary<FuzzedRequest> {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  return fc
    .record({
      places: fc.tuple(
        ...[...path.matchAll(/\{(\w+)\}|\*/g)].map(([, name]) => placeOf(name, known)),
      ),
      query: queryOf(query, known),
      headers: fc.dictionary(fc.constantFrom(...HEADERS, ...MORE_HEADERS), headerText, {
        maxKeys: 2,
      }),
      body: method === 'GET' ? fc.constant(null) : bodyOf(requestBody, known),
    })
    .map(({ places, query: asked, headers, body }) => {
      let at = 0
      const url = path.replaceAll(/\{\w+\}|\*/g, () => places[at++]!)
      return {
        method,
        url: asked ? `${url}?${asked}` : url,
        headers: { ...headers, ...(body && { 'content-type': body.type }) },
        ...(body && { payload: body.text }),
      }
    })
}

/** A path segment encoded for an address; some do not make a valid address. */
function placeOf(name: string | undefined, known: (field: string) => unknown[]) {
  const candidates = known(name ?? '').map(String)
  const hostile = fc.oneof(
    hostileText.map(encode),
    fc.constantFrom('%00', '%ff', '%E0%A4%A', '%2e%2e'),
  )
  return candidates.length === 0
    ? hostile
    : fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...candidates) },
        { weight: 1, arbitrary: hostile },
      )
}

function queryOf(parameters: Parameter[], known: (field: string) => unknown[]) {
  const asked = parameters.map(({ name, schema }) =>
    valuesOf(schema, name, known).map((value) => `${name}=${encode(textFor(value))}`),
  )
  const stray = fc
    .tuple(
      fc.oneof(hostileText, fc.constantFrom(...parameters.map(({ name }) => name), 'q')),
      hostileText,
    )
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
  const pairs = fc.tuple(
    ...asked.map((arbitrary) => fc.option(arbitrary, { nil: '', freq: 4 })),
    fc.option(stray, { nil: '', freq: 1 }),
  )
  return pairs.map((all) => all.filter(Boolean).join('&'))
}

function bodyOf(body: Operation['requestBody'], known: (field: string) => unknown[]) {
  const schema = Object.values(body?.content ?? {})[0]?.schema
  const near = schema
    ? valuesOf({ type: 'object', ...schema }, '', known).map((value) => JSON.stringify(value))
    : hostileBody
  return fc.oneof(
    { weight: 6, arbitrary: near.map((text) => ({ type: 'application/json', text })) },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constantFrom(...TYPES), text: hostileBody }),
    },
    { weight: 1, arbitrary: hostileForm },
  )
}

/** Forms with files, complete and truncated. */
const hostileForm = fc
  .record({
    boundary: fc.constantFrom('; boundary=x', '; boundary=', '', '; boundary=y'),
    name: fc.constantFrom('type', 'agent_id', 'file', '__proto__', ''),
    file: fc.constantFrom('', '; filename="a.pdf"', '; filename='),
    content: hostileText,
    end: fc.constantFrom('--x--', '--x', ''),
  })
  .map(({ boundary, name, file, content, end }) => ({
    type: `multipart/form-data${boundary}`,
    text: `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n${end}\r\n`,
  }))

/** Characters that an HTTP parser accepts in a header. */
const headerText = fc.oneof(
  fc.constantFrom(
    '2147483648',
    '9007199254740993',
    '-1',
    'NaN',
    '*',
    'bytes=9-1',
    'gzip;q=x',
    'Bearer x',
    '%00',
  ),
  hostileText.map((text) => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 2_000)),
)

const textFor = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
/** Also encodes half a surrogate pair, which `encodeURIComponent` refuses. */
const encode = (text: string) =>
  encodeURIComponent(text.slice(0, 3_000).toWellFormed()).replaceAll("'", '%27')
