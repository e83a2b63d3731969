import fc from 'fast-check'
import { hostileValue } from './hostile-values.ts'

/** The part of JSON Schema that the server uses to describe its calls. */
export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

const HOSTILE_OF_TEN = 3

/**
 * Values for a field: mostly valid ones, so that they reach the database, and often anything else.
 * @param known values that exist in the database, by the name of the field.
 */
export function valuesOf(
  schema: Schema,
  name: string,
  known: (field: string) => unknown[],
): fc.Arbitrary<unknown> {
  const asked = askedFor(schema, name, known)
  return fc.oneof(
    { weight: 10 - HOSTILE_OF_TEN, arbitrary: asked },
    { weight: HOSTILE_OF_TEN, arbitrary: hostileValue },
  )
}

function askedFor(
  schema: Schema,
  name: string,
  known: (field: string) => unknown[],
): fc.Arbitrary<unknown> {
  const candidates = known(name)
  if (candidates.length > 0 && schema.type !== 'array') return fc.constantFrom(...candidates)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => askedFor(choice, name, known)))
  const { minimum = 0, maximum = 2 ** 53 - 1 } = schema
  switch ([schema.type].flat()[0]) {
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.maxSafeInteger().map((value) => Math.min(maximum, Math.max(minimum, value))),
        fc.constantFrom(minimum, maximum),
      )
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, name, known), { maxLength: 4 })
    case 'object':
      return objectsOf(schema, known)
    case 'null':
      return fc.constant(null)
    default:
      return textOf(schema)
  }
}

function objectsOf(schema: Schema, known: (field: string) => unknown[]): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([field, property]) => [field, valuesOf(property, field, known)] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
}

const textOf = ({ minLength = 0, maxLength = 200 }: Schema) =>
  fc.oneof(
    fc.constantFrom('https://example.com/', '+14155550123', 'ada@example.com', 'a\0b', '\ud83d x'),
    fc.string({
      unit: 'binary',
      minLength,
      maxLength: Math.max(minLength, Math.min(maxLength, 300)),
    }),
  )
