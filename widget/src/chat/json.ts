/**
 * Writes plain data as JSON, whatever `toJSON` the page has added to arrays or objects, as Prototype.js does: the replacer ignores its
 * result, and takes the value from the object that holds it.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function raw(this: Record<string, unknown>, key: string) {
    return this[key]
  })
