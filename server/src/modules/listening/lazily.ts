type Makers<T, From> = { [Name in keyof T]: (self: T, from: From) => T[Name] }

/**
 * Makes objects of which each property is worked out when it is first read, and only then.
 * @param makers of each property, from the others and from what the object is made of.
 */
export function lazily<T extends object, From>(makers: Makers<T, From>): (from: From) => T {
  const FROM = Symbol('from')
  const shape = {}
  // `keys` forgets its own type.
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
  // Every property of it is defined.
  return (from) => Object.create(shape, { [FROM]: { value: from } }) as T
}
