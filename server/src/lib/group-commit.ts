type Waiting<Entry, Result> = {
  entry: Entry
  key: string | null
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

type Options<Entry, Result> = {
  /** Entries written together at most. */
  most: number
  /** Entries of one key are written one after the other, in the order they came; null: it goes with any. */
  keyOf: (entry: Entry) => string | null
  /** Writes entries of different keys at once. A result that is undefined was not written: its entry is written alone. */
  writeTogether: (entries: Entry[]) => Promise<(Result | undefined)[]>
  writeAlone: (entry: Entry) => Promise<Result>
}

/**
 * Writes what comes up in one turn of the event loop with one statement: ten messages cost hardly more than one. While one group is
 * being written the next gathers. Nobody is told before their group is written, and one entry that fails fails alone.
 * @returns writes an entry; throws what `writeAlone` throws.
 */
export function groupCommit<Entry, Result>(
  options: Options<Entry, Result>,
): (entry: Entry) => Promise<Result> {
  let waiting: Waiting<Entry, Result>[] = []
  let writing = false

  const writeNext = async () => {
    const { group, rest } = divide(waiting, options.most)
    waiting = rest
    await writeGroup(group, options)
    if (waiting.length > 0) return void setImmediate(writeNext)
    writing = false
  }
  return (entry) =>
    new Promise((resolve, reject) => {
      waiting.push({ entry, key: options.keyOf(entry), resolve, reject })
      if (writing) return
      writing = true
      setImmediate(writeNext)
    })
}

/** The first of every key, as many as may go together. */
function divide<Entry, Result>(waiting: Waiting<Entry, Result>[], most: number) {
  const keys = new Set<string>()
  const group: Waiting<Entry, Result>[] = []
  const rest: Waiting<Entry, Result>[] = []
  for (const one of waiting) {
    const goes = group.length < most && (one.key === null || !keys.has(one.key))
    if (one.key !== null) keys.add(one.key)
    ;(goes ? group : rest).push(one)
  }
  return { group, rest }
}

/** Never throws: each entry hears of its own end. */
async function writeGroup<Entry, Result>(
  group: Waiting<Entry, Result>[],
  { writeTogether, writeAlone }: Options<Entry, Result>,
): Promise<void> {
  const alone = ({ entry, resolve, reject }: Waiting<Entry, Result>) =>
    writeAlone(entry).then(resolve, reject)
  try {
    const results = await writeTogether(group.map(({ entry }) => entry))
    // Not waited for: what is written alone waits for a lock somebody else holds.
    for (const [at, result] of results.entries()) {
      if (result === undefined) void alone(group[at]!)
      else group[at]!.resolve(result)
    }
  } catch {
    // One of them is at fault; which one shows when each is written by itself.
    await Promise.all(group.map(alone))
  }
}
