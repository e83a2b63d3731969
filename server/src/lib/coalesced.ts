export type Coalesced = {
  /** The result of `load`: started at once, or when it is the key's turn; callers until then share it. */
  read<T>(key: string, load: () => Promise<T>): Promise<T>
}

type Reading = { startedAt: number; running: Promise<unknown>; next: Promise<unknown> | null }

/**
 * Lets many callers with the same key share the cost: each key has one load in progress, and at most one is started every `everyMs`. A load
 * never started before it was asked for, so nobody gets outdated data.
 */
export function coalesced(everyMs: number): Coalesced {
  const readings = new Map<string, Reading>()

  const begin = <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const running = load()
    const reading: Reading = { startedAt: Date.now(), running, next: null }
    readings.set(key, reading)
    const forget = () => {
      if (readings.get(key) === reading && !reading.next) readings.delete(key)
    }
    void settled(running).then(() => setTimeout(forget, restOf(reading)).unref())
    return running
  }
  const restOf = ({ startedAt }: Reading) => Math.max(0, startedAt + everyMs - Date.now())
  const inTurn = async <T>(key: string, reading: Reading, load: () => Promise<T>): Promise<T> => {
    await settled(reading.running)
    await new Promise((resolve) => setTimeout(resolve, restOf(reading)))
    return begin(key, load)
  }
  return {
    read<T>(key: string, load: () => Promise<T>): Promise<T> {
      const reading = readings.get(key)
      if (!reading) return begin(key, load)
      // The cast is safe: a key is always loaded the same way.
      return (reading.next ??= inTurn(key, reading, load)) as Promise<T>
    },
  }
}

const settled = (work: Promise<unknown>): Promise<unknown> => work.catch(() => {})
