import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { vector } from '@electric-sql/pglite-pgvector'

/** The embedded database crashed; its folder is in the state a killed process leaves, from which it recovers at the next start. */
class DatabasePanic extends Error {
  override readonly name = 'DatabasePanic'

  constructor(cause: Error) {
    super('the embedded database panicked', { cause })
  }
}

/** Extensions that the migrations need. A PostgreSQL server has them installed. */
const EXTENSIONS = { vector, btree_gin }
/** Small, because the operating system caches the files already; the default of 128 MB would keep them a second time. */
const SHARED_BUFFERS = '16MB'

/** Starts a PGlite with the settings of the product: with its extensions, and with little memory. */
export async function startPglite(options: PGliteOptions = {}): Promise<PGlite> {
  const pglite = new LeanPglite({
    ...options,
    extensions: EXTENSIONS,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  })
  await pglite.waitReady
  return pglite
}

/**
 * V8 compiles frequently used functions a second time, with more optimization. For the SQL parser, one function of 100 KB, that takes 600
 * MB and seconds of a core, and makes parsing only a twentieth faster. Whether a function counts its calls is decided when it is first
 * compiled. So the very first statement, which needs little but the parser, runs while counting is switched off. The overridden method
 * handles the first query, which PGlite runs by itself.
 */
class LeanPglite extends PGlite {
  #isGuarded = false

  /** When PostgreSQL panics, PGlite would call it again forever, and the process would not respond to anybody. */
  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (!this.#isGuarded) endAfterPanic(this.mod as unknown as Machine)
    this.#isGuarded = true
    return super.execProtocolRawSync(message)
  }

  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    setFlagsFromString('--wasm-tier-up-filter=0')
    await this.exec(FIRST_STATEMENT).finally(() => setFlagsFromString('--wasm-tier-up-filter=-1'))
    const plain = Object.keys(this.parsers)
    await super._initArrayTypes(options)
    this.parsers = only([...plain, ...ARRAYS], this.parsers)
  }
}

/**
 * Array types of text, integers, decimals, booleans, ids and JSON. PGlite prepares parsers for the arrays of every type, and copies them
 * for each statement that brings parsers of its own, as all of Drizzle's do: 300 of them are a quarter of the cost of a small statement.
 */
const ARRAYS = ['1009', '1007', '1016', '1022', '1000', '2951', '3807']

const only = <Value>(names: string[], all: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))

/** What PGlite calls for each statement, and to clean up when that threw. */
type Machine = { _PostgresMainLoopOnce(): void; stackRestore(stack: number): void }

/** Ends the process after a panic, as PostgreSQL does: no further statement is answered, and the database recovers at the next start. */
function endAfterPanic(machine: Machine): void {
  const { _PostgresMainLoopOnce: once, stackRestore: restore } = machine
  let panic: DatabasePanic | null = null
  machine._PostgresMainLoopOnce = () => {
    try {
      once()
    } catch (error) {
      // The name of an error in WebAssembly; other errors are how PostgreSQL reports a statement that failed.
      if (error instanceof Error && error.name === 'RuntimeError') panic ??= surprise(error)
      throw error
    }
  }
  machine.stackRestore = (stack) => {
    if (panic) throw panic
    restore(stack)
  }
}

/** Thrown outside any call, on purpose: an uncaught error ends the process. */
function surprise(cause: Error): DatabasePanic {
  const panic = new DatabasePanic(cause)
  setImmediate(() => {
    throw panic
  })
  return panic
}

/** Planner settings for a database in memory, where reading an index costs no disk seek. */
const FIRST_STATEMENT = 'set random_page_cost = 1.1'
