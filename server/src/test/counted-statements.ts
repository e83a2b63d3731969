import type { Database } from '../db/client.ts'
import type { Deps } from '../deps.ts'

/** Methods of Drizzle that begin a statement. */
const BEGINS = new Set([
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  'execute',
  'transaction',
])

/** The database of `deps`, with a record of every statement from now on: its text, or the Drizzle method that began it. */
export function countedStatements({ db, driver }: Deps) {
  const statements: string[] = []
  const counted: Database = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (BEGINS.has(String(name))) statements.push(String(name))
        return Reflect.apply(value, target, given)
      }
    },
  })
  const query: typeof driver.query = (text, values) => {
    statements.push(text)
    return driver.query(text, values)
  }
  return { statements, db: counted, driver: { ...driver, db: counted, query } }
}
