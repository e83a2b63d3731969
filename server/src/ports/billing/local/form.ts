/** A field of a request: a text, or nested fields. */
export type Field = string | undefined | Fields
export type Fields = { [name: string]: Field }

/**
 * Parses a body such as `metadata[checkout_id]=1&expand[0]=a` into nested fields; the entries of a list have the names 0, 1, 2.
 */
export function readForm(text: string): Fields {
  const root = emptyFields()
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/[[\]]+/).filter(Boolean)
    const last = names.pop()
    if (last === undefined) continue
    let fields = root
    for (const name of names) fields = descend(fields, name)
    fields[last] = value
  }
  return root
}

export const textOf = (fields: Fields, ...path: string[]): string | undefined => {
  const found = fieldOf(fields, path)
  return typeof found === 'string' ? found : undefined
}

export const fieldsOf = (fields: Fields, ...path: string[]): Fields => {
  const found = fieldOf(fields, path)
  return typeof found === 'object' ? found : emptyFields()
}

/** Only the fields that are texts, which is what metadata may hold. */
export const textsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

const fieldOf = (fields: Fields, path: string[]): Field =>
  path.reduce<Field>((found, name) => (typeof found === 'object' ? found[name] : undefined), fields)

function descend(fields: Fields, name: string): Fields {
  const there = fields[name]
  if (typeof there === 'object') return there
  const below = emptyFields()
  fields[name] = below
  return below
}

/** An object without a prototype, because field names come from outside. */
const emptyFields = (): Fields => Object.create(null) as Fields
