type Waiting<Entry, Result> = {
  entry: Entry
  key: string | null
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

type Options<Entry, Result> = {
  /** Most entries written together. */
  most: number
  /** Entries with the same key are written one after another, in order; null can be combined with anything. */
  keyOf: (entry: Entry) => string | null
  /** Writes entries with different keys at once. An undefined result means not written: the entry is then written alone. */
  writeTogether: (entries: Entry[]) => Promise<(Result | undefined)[]>
  writeAlone: (entry: Entry) => Promise<Result>
}

/**
 * Writes the entries of one turn of the event loop in one statement, because ten messages cost hardly more than one. While a group is
 * written, the next is collected. Callers continue only after their group is written, and an entry that fails does not affect others.
 * @returns a function that writes an entry; it throws what `writeAlone` throws.
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

/** Takes the first entry of every key, up to the most that can be combined. */
function divide<Entry, Result>(waiting: Waiting<Entry, Result>[], most: number) {
  const keys = new Set<string>()
  const group: Waiting<Entry, Result>[] = []
  const rest: Waiting<Entry, Result>[] = []
  for (const entry of waiting) {
    const goes = group.length < most && (entry.key === null || !keys.has(entry.key))
    if (entry.key !== null) keys.add(entry.key)
    ;(goes ? group : rest).push(entry)
  }
  return { group, rest }
}

/** Never throws: each entry gets its own result or error. */
async function writeGroup<Entry, Result>(
  group: Waiting<Entry, Result>[],
  { writeTogether, writeAlone }: Options<Entry, Result>,
): Promise<void> {
  const alone = ({ entry, resolve, reject }: Waiting<Entry, Result>) =>
    writeAlone(entry).then(resolve, reject)
  try {
    const results = await writeTogether(group.map(({ entry }) => entry))
    // Not awaited, because an entry written alone may wait for somebody else's lock.
    for (const [at, result] of results.entries()) {
      if (result === undefined) void alone(group[at]!)
      else group[at]!.resolve(result)
    }
  } catch {
    // One of them causes the error; writing each alone shows which.
    await Promise.all(group.map(alone))
  }
}
