type Schema = Record<string, unknown>

/** Converts inputs to the types in a tool's schema: numbers and booleans as such, everything else as text. */
export function argumentsFor(
  schema: Schema,
  inputs: Record<string, string>,
): Record<string, unknown> {
  const properties = objectOf(schema['properties'])
  return Object.fromEntries(
    Object.entries(inputs).map(([name, text]) => [name, typed(text, objectOf(properties[name]))]),
  )
}

function typed(text: string, { type }: Schema): string | number | boolean {
  if ((type === 'number' || type === 'integer') && Number.isFinite(Number(text)))
    return Number(text)
  return type === 'boolean' ? text === 'true' || text === 'yes' : text
}

const objectOf = (value: unknown): Schema =>
  typeof value === 'object' && value !== null ? { ...value } : {}
