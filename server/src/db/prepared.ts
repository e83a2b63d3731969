import pg from 'pg'

type Value = unknown
type Run<R> = (text: string, values: Value[]) => Promise<R>

/** Statements kept prepared; our SQL is constant text, so more than this would be a mistake somewhere. */
const MOST = 200
const PLANNABLE = /^\s*(?:with|select|insert|update|delete)\b/i

/** Gives each statement its name, the same for the life of the process; nothing where it is not worth preparing. */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= MOST || !PLANNABLE.test(text)) return known
    const name = `nexus_${names.size + 1}`
    names.set(text, name)
    return name
  }
}

/**
 * Statements of the embedded database, parsed and planned once: PGlite does both on every call, which costs more than the work itself.
 * It has no named statements of its own, so SQL's `prepare` and `execute` do it.
 */
export function preparing<R>(run: Run<R>): (text: string, values?: Value[]) => Promise<R> {
  const nameOf = statementNames()
  const prepared = new Map<string, Promise<unknown>>()
  return async (text, values = []) => {
    const name = nameOf(text)
    if (!name) return run(text, values)
    const ready = prepared.get(name) ?? run(`prepare ${name} as ${text}`, [])
    prepared.set(name, ready)
    try {
      await ready
    } catch {
      // The statement itself tells best what is wrong with it.
      prepared.delete(name)
      return run(text, values)
    }
    const given = values.length > 0 ? `(${values.map(literal).join()})` : ''
    return run(`execute ${name}${given}`, [])
  }
}

function literal(value: Value): string {
  if (value === null || value === undefined) return 'null'
  return pg.escapeLiteral(asText(value))
}

function asText(value: Value): string {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(element).join()}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const element = (value: Value) =>
  value === null ? 'null' : `"${asText(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`
