import { addAbortSignal } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Deps } from '../../../deps.ts'
import { throttled } from '../../../lib/throttled.ts'
import type { ZipEntry } from '../../../lib/zip-stream.ts'
import type { Kind } from './kind.ts'
import { KINDS } from './kinds.ts'
import { documents } from './knowledge-store.ts'
import { readMe } from './read-me.ts'
import { sheetsOf } from './sheets.ts'
import { findDocument, findSentFile, isClosing, readLines } from './store.ts'
import { recordings } from './calls-store.ts'
import { sentFiles } from './conversations-store.ts'

/** Longest time for one recording, in ms: the telephone company must not hold up the archive. */
const RECORDING_MS = 30_000
/** Failures in a row after which the telephone company counts as away. */
const MAX_FAILURES = 3

/**
 * Everything of an account as the files of an archive. The database is read in turns with other accounts' exports, and after visitors.
 * @throws Error when the account is deleted meanwhile
 */
export async function* archiveOf(deps: Deps, userId: string): AsyncGenerator<ZipEntry> {
  const madeAt = deps.now()
  const lines: Record<string, number> = {}
  yield { name: 'README.txt', content: inOnePart(readMe(madeAt)) }
  yield* sheetsOf(deps, userId)
  for (const kind of KINDS) {
    const name = `data/${kind.file}.jsonl`
    let count = 0
    const content = linesOf(deps, userId, kind, (read) => {
      lines[name] = count += read
    })
    lines[name] = count
    yield* unlessEmpty({ name, content })
  }
  yield* storedFiles(deps, userId, sentFiles, ({ id }) => findSentFile(deps.driver, userId, id))
  yield* storedFiles(deps, userId, documents, (row) =>
    findDocument(deps.driver, userId, row['item_id']),
  )
  yield* soundsOf(deps, userId)
  // Nobody should take for everything what was left while the account was being deleted.
  if (await isClosing(deps.driver, userId)) throw new Error('the account was deleted meanwhile')
  const contents = { account_id: userId, begun_at: madeAt, ended_at: deps.now(), lines }
  yield { name: 'contents.json', content: inOnePart(JSON.stringify(contents, null, 2)) }
}

/** @param onRead called with the number of lines of each part */
async function* linesOf(
  { driver }: Deps,
  userId: string,
  kind: Kind,
  onRead: (count: number) => void,
): AsyncGenerator<string> {
  // Joined, because each part passes through several streams.
  const parts = async function* () {
    for await (const read of readLines(driver, userId, kind)) {
      onRead(read.length)
      yield read.length > 0 ? [`${read.join('\n')}\n`] : []
    }
  }
  yield* throttled(userId, parts())
}

/** The files of a kind whose lines name their `path`. */
async function* storedFiles(
  { driver }: Deps,
  userId: string,
  kind: Kind,
  find: (row: Record<string, unknown>) => Promise<Uint8Array | undefined>,
): AsyncGenerator<ZipEntry> {
  const found = async function* () {
    for await (const read of readLines(driver, userId, kind)) {
      for (const row of read.map(asRow)) yield [{ path: row['path'], content: await find(row) }]
    }
  }
  for await (const { path, content } of throttled(userId, found())) {
    if (content) yield { name: String(path), content: inOnePart(content), isCompressed: true }
  }
}

/** The recordings, which the telephone company stores; after several failures in a row no further one is asked for. */
async function* soundsOf(deps: Deps, userId: string): AsyncGenerator<ZipEntry> {
  let failures = 0
  for await (const line of throttled(userId, readLines(deps.driver, userId, recordings))) {
    const { path, sid } = asRow(line)
    const sound = failures < MAX_FAILURES ? await soundOf(deps, String(sid)) : null
    failures = sound ? 0 : failures + 1
    yield sound
      ? { name: String(path), content: inOnePart(sound) }
      : { name: `${String(path)}.txt`, content: inOnePart('It could not be fetched.\n') }
  }
}

/** A recording as a whole, because the archive could not go on after half of one; null where it is not given. */
async function soundOf({ telephony, log }: Deps, sid: string): Promise<Uint8Array | null> {
  try {
    const { body } = await telephony.openRecording(sid)
    return await buffer(addAbortSignal(AbortSignal.timeout(RECORDING_MS), body))
  } catch (error) {
    log.warn({ err: error, sid }, 'a recording could not be fetched for an export')
    return null
  }
}

/** The entry, or nothing when it has no content. */
async function* unlessEmpty({ name, content }: ZipEntry): AsyncGenerator<ZipEntry> {
  const parts = content[Symbol.asyncIterator]()
  const first = await parts.next()
  if (first.done) return
  const whole = async function* () {
    yield first.value
    yield* { [Symbol.asyncIterator]: () => parts }
  }
  yield { name, content: whole() }
}

async function* inOnePart(content: string | Uint8Array) {
  yield content
}

const asRow = (line: string) => JSON.parse(line) as Record<string, unknown>
