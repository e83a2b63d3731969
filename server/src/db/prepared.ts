import { parse, type PGlite, protocol } from '@electric-sql/pglite'

type Value = unknown
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]
type Row = Record<string, unknown>
type Planned = { name: string; columns: Message[] }

const { serialize } = protocol
/** The most prepared statements: our SQL is constant text, so more of them would be a mistake. */
const MAX = 200
// oxlint-disable-next-line words/no-patterns -- keywords of SQL
const PLANNABLE = /^\s*(?:with|select|insert|update|delete)\b/i

/** A function that gives each statement a fixed name; undefined where preparing it is not worthwhile. */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= MAX || !PLANNABLE.test(text)) return known
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
    const bound = bindMessage(name, values.map(asText))
    const answered = await send(bound, serialize.execute())
    return parse.parseResults([...columns, ...answered], pglite.parsers)[0] as { rows: Row[] }
  }
  return async (text, values = []) => {
    const name = nameOf(text)
    if (!name) return pglite.query(text, values)
    // Takes both locks of PGlite, as its own `query` does; otherwise the statement could run inside another caller's transaction.
    return pglite._runExclusiveTransaction(() =>
      pglite.runExclusive(() => execute(name, text, values)),
    )
  }
}

const CODE_AND_LENGTH = 5
/** Bytes of the portal's empty name, the end of the statement's name, and three counts of two bytes. */
const FIXED = 8

/**
 * Binds values to a statement, each as text. PGlite's own function makes the same bytes, but counts their letters one by one and copies
 * them five times, which is slow when a batch of turns is a hundred kilobytes.
 */
function bindMessage(statement: string, values: (string | null)[]): Buffer {
  const lengths = values.map((value) => (value === null ? 0 : Buffer.byteLength(value)))
  const length = lengths.reduce((sum, size) => sum + 4 + size, 4 + FIXED + statement.length)
  const message = Buffer.allocUnsafe(length + 1)
  message.write('B', 'latin1')
  message.writeInt32BE(length, 1)
  message[CODE_AND_LENGTH] = 0
  let at = CODE_AND_LENGTH + 1 + message.write(`${statement}\0`, CODE_AND_LENGTH + 1, 'latin1')
  // No formats are given, so all values are text.
  at = message.writeInt16BE(0, at)
  at = message.writeInt16BE(values.length, at)
  for (const [index, value] of values.entries()) {
    at = message.writeInt32BE(value === null ? -1 : lengths[index]!, at)
    if (value !== null) at += message.write(value, at)
  }
  message.writeInt16BE(0, at)
  return message
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
