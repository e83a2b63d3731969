type Makers<T, From> = { [Name in keyof T]: (self: T, from: From) => T[Name] }

/**
 * Makes a factory for objects whose properties are computed only when they are first read.
 * @param makers compute each property, from the others and from the source of the object.
 */
export function lazily<T extends object, From>(makers: Makers<T, From>): (from: From) => T {
  const FROM = Symbol('from')
  const shape = {}
  // The cast is needed because `Object.keys` does not keep the type of its keys.
  for (const name of Object.keys(makers) as (keyof T)[]) {
    Object.defineProperty(shape, name, {
      enumerable: true,
      get(this: T & { [FROM]: From }) {
        const value = makers[name](this, this[FROM])
        Object.defineProperty(this, name, { value, enumerable: true })
        return value
      },
    })
  }
  // The cast is safe: every property is defined above.
  return (from) => Object.create(shape, { [FROM]: { value: from } }) as T
}
