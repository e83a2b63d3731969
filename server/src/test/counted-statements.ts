import type { Database } from '../db/client.ts'
import type { Deps } from '../deps.ts'

/** Ways of Drizzle to begin a statement. */
const BEGINS = new Set([
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  'execute',
  'transaction',
])

/** The database of `deps`, and every statement asked of it from now on: its text, or how Drizzle began it. */
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
