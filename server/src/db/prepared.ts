import { parse, type PGlite, protocol } from '@electric-sql/pglite'

type Value = unknown
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]
type Row = Record<string, unknown>
type Planned = { name: string; columns: Message[] }

const { serialize } = protocol
/** The most prepared statements: our SQL is constant text, so that more of them would be a mistake. */
const MOST = 200
const PLANNABLE = /^\s*(?:with|select|insert|update|delete)\b/i

/** A function that gives each statement a fixed name; undefined where preparing it is not worthwhile. */
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
 * Statements of the embedded database, parsed and planned once, as a driver does it on the wire; PGlite's own `query` parses and
 * describes each time, which costs as much as the work itself.
 */
export function preparing(
  pglite: PGlite,
): (text: string, values?: Value[]) => Promise<{ rows: Row[] }> {
  const nameOf = statementNames()
  const planned = new Map<string, Planned>()
  const send = (...messages: Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false })
  const plan = async (name: string, text: string) => {
    const described = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    const statement = { name, columns: described.filter(({ name }) => name === 'rowDescription') }
    planned.set(name, statement)
    return statement
  }
  const execute = async (name: string, text: string, values: Value[]) => {
    const { columns } = planned.get(name) ?? (await plan(name, text))
    const bound = serialize.bind({ statement: name, values: values.map(asText) })
    const answered = await send(bound, serialize.execute())
    return parse.parseResults([...columns, ...answered], pglite.parsers)[0] as { rows: Row[] }
  }
  return async (text, values = []) => {
    const name = nameOf(text)
    if (!name) return pglite.query(text, values)
    // Takes both locks of PGlite, as its own `query` does, or the statement could run inside another caller's transaction.
    return pglite._runExclusiveTransaction(() =>
      pglite.runExclusive(() => execute(name, text, values)),
    )
  }
}

function asText(value: Value): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(element).join()}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const element = (value: Value) => {
  const text = asText(value)
  return text === null ? 'null' : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
