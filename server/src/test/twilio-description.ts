import { readFileSync } from 'node:fs'
import { Ajv, type Schema } from 'ajv'

type Operation = {
  method: string
  server: string
  path: string
  parameters: { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema }[]
  form?: { properties: Record<string, Schema>; required?: string[] }
  responses: Record<string, Schema | null>
}

const { operations } = JSON.parse(
  readFileSync(new URL('fixtures/twilio-calls.json', import.meta.url), 'utf8'),
) as { operations: Operation[] }

/** Form fields are text, so `true` and `20` must be accepted as a boolean and a number. */
const textual = new Ajv({ strict: false, validateFormats: false, coerceTypes: true })
const typed = new Ajv({ strict: false, validateFormats: false })

export type Exchange = {
  method: string
  path: string
  query: Record<string, string>
  form: Record<string, string>
  status: number
  body: unknown
}

/** What Twilio's API description does not allow in an exchange; empty when everything is allowed. */
export function violations(exchange: Exchange): string[] {
  for (const operation of operations) {
    const match = pattern(operation.path).exec(exchange.path)
    if (operation.method === exchange.method && match) {
      return [
        ...ofRequest(operation, match.groups ?? {}, exchange),
        ...ofAnswer(operation, exchange),
      ]
    }
  }
  return [`${exchange.method} ${exchange.path} is not described`]
}

function ofRequest(operation: Operation, path: Record<string, string>, { query, form }: Exchange) {
  const given = { path, query }
  const parameters = (['path', 'query'] as const).flatMap((place) => {
    const known = operation.parameters.filter((parameter) => parameter.in === place)
    const properties = Object.fromEntries(known.map(({ name, schema }) => [name, schema]))
    const required = known.filter((parameter) => parameter.required).map(({ name }) => name)
    return check(
      textual,
      { type: 'object', properties, required, additionalProperties: false },
      {
        ...given[place],
      },
    )
  })
  const described = operation.form ?? { properties: {} }
  const fields = check(
    textual,
    { type: 'object', ...described, additionalProperties: false },
    { ...form },
  )
  return [...parameters, ...fields]
}

function ofAnswer({ responses }: Operation, { status, body }: Exchange): string[] {
  // Errors have the same shape for every call.
  if (status >= 400) return typeof (body as { code?: unknown }).code === 'number' ? [] : ['no code']
  const schema = responses[status]
  if (schema === undefined) return [`status ${status} is not described`]
  return schema ? check(typed, closed(schema), body) : []
}

function check(ajv: Ajv, schema: Schema, value: unknown): string[] {
  const validate = ajv.compile(schema)
  return validate(value)
    ? []
    : validate.errors!.map(({ instancePath, message, params }) =>
        [instancePath, message, JSON.stringify(params)].join(' '),
      )
}

/** The schema without undeclared fields. */
const closed = (schema: Schema): Schema =>
  typeof schema === 'object' && 'properties' in schema
    ? { ...schema, additionalProperties: false }
    : schema

const pattern = (path: string) =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replace(/\{(\w+)\}/g, '(?<$1>[^/]+?)')}$`)
