import { readFileSync } from 'node:fs'

type Field = { name: string; types: string[]; required: boolean }

const description = JSON.parse(
  readFileSync(new URL('fixtures/telegram-bot-api.json', import.meta.url), 'utf8'),
) as {
  methods: Record<string, { fields: Field[]; returns: string[] }>
  types: Record<string, Field[]>
}

export type BotApiExchange = { method: string; fields: object; answer: unknown }

/** What the Bot API's description does not allow in a request and its answer; empty when everything is allowed. */
export function violations({ method, fields, answer }: BotApiExchange): string[] {
  const described = description.methods[method]
  if (!described) return [`${method} is not described`]
  const { ok, result } = answer as { ok: boolean; result?: unknown }
  return [
    ...inObject(described.fields, fields, method),
    ...(ok ? inValue(described.returns, result, `${method} answered`) : inRefusal(answer, method)),
  ]
}

/** The same for an update. */
export const updateViolations = (update: unknown): string[] => inValue(['Update'], update, 'update')

function inRefusal(answer: unknown, at: string): string[] {
  const {
    error_code: code,
    description: words,
    parameters = {},
  } = answer as Record<string, unknown>
  const isRefusal = typeof code === 'number' && typeof words === 'string'
  return [
    ...(isRefusal ? [] : [`${at}: refused without code and description`]),
    ...inValue(['ResponseParameters'], parameters, `${at} parameters`),
  ]
}

function inObject(fields: Field[], value: object, at: string): string[] {
  const given = Object.entries(value)
  const missing = fields.filter(({ name, required }) => required && !(name in value))
  return [
    ...missing.map(({ name }) => `${at}: ${name} is missing`),
    ...given.flatMap(([name, inner]) => {
      const field = fields.find((known) => known.name === name)
      return field
        ? inValue(field.types, inner, `${at}.${name}`)
        : [`${at}: ${name} is not described`]
    }),
  ]
}

/** Checks that a value fits one of the types. */
function inValue(types: string[], value: unknown, at: string): string[] {
  const each = types.map((type) => inType(type, value, at))
  return each.find((problems) => problems.length === 0) ?? each[0]!
}

const PLAIN: Record<string, (value: unknown) => boolean> = {
  Integer: Number.isSafeInteger,
  Boolean: (value) => typeof value === 'boolean',
  String: (value) => typeof value === 'string',
}

function inType(type: string, value: unknown, at: string): string[] {
  const plain = PLAIN[type]
  if (plain) return plain(value) ? [] : [`${at}: ${JSON.stringify(value)} is no ${type}`]
  if (type.startsWith('Array of ')) {
    if (!Array.isArray(value)) return [`${at}: is no list`]
    return value.flatMap((inner, index) => inType(type.slice(9), inner, `${at}[${index}]`))
  }
  if (typeof value !== 'object' || value === null) return [`${at}: is no ${type}`]
  const fields = description.types[type]
  // Types that the description leaves out are objects without further rules.
  return fields ? inObject(fields, value, at) : []
}
