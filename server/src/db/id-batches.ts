const MAX_IDS = 2_000
const BATCH = 20
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * All ids in batches, oldest first; ids added meanwhile are included, removed ones are not.
 * @param read ids above `after`, ascending, at most `limit`
 */
export async function* idBatches(
  read: (after: string, limit: number) => Promise<string[]>,
): AsyncGenerator<string[]> {
  let after = BEFORE_ALL
  for (;;) {
    const ids = await read(after, MAX_IDS)
    for (let start = 0; start < ids.length; start += BATCH) yield ids.slice(start, start + BATCH)
    if (ids.length < MAX_IDS) return
    after = ids.at(-1)!
  }
}
