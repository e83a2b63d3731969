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
/** The files lie in the system's cache already; the default of 128 MB would keep them a second time. */
const SHARED_BUFFERS = '16MB'

/** Starts a PGlite as the product has it: with its extensions, and holding little memory. */
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
 * V8 compiles what runs often a second time, better. For the parser of SQL, one function of 100 KB, that takes 600 MB and seconds of a
 * core, for a twentieth of the time it takes to parse a statement. Whether a function counts its runs is decided when it is compiled for the
 * first time, so the first statement of all is one that needs the parser and little else, and is run while nothing counts. What is
 * overridden holds the first query PGlite runs by itself.
 */
class LeanPglite extends PGlite {
  #isGuarded = false

  /** Where PostgreSQL panics, PGlite would call it again and again for ever, and nobody would be heard any more. */
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
 * Those of text, whole numbers, fractions, yes or no, ids and JSON. PGlite reads the arrays of every type there is, and copies how for each
 * statement that brings readers of its own, as all of Drizzle's do: 300 of them are a quarter of what a small statement costs.
 */
const ARRAYS = ['1009', '1007', '1016', '1022', '1000', '2951', '3807']

const only = <Value>(names: string[], all: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))

/** What PGlite calls for each statement, and to clear up where that threw. */
type Machine = { _PostgresMainLoopOnce(): void; stackRestore(stack: number): void }

/** A panic ends the process, as it ends PostgreSQL's: nothing asked of this database from then on is answered, and at the next start it is whole. */
function endAfterPanic(machine: Machine): void {
  const { _PostgresMainLoopOnce: once, stackRestore: restore } = machine
  let panic: DatabasePanic | null = null
  machine._PostgresMainLoopOnce = () => {
    try {
      once()
    } catch (error) {
      // The name WebAssembly gives them; what else is thrown is how PostgreSQL leaves a statement that failed.
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
