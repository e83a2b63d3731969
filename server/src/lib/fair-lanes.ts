import { AsyncLocalStorage } from 'node:async_hooks'
import { FairQueue } from './fair-queue.ts'

/**
 * Runs work for `key` when it is its turn.
 * @throws the reason of `signal` when it aborts before that.
 */
export type FairLanes = <T>(key: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

type Lane = { leave: () => void; enter: () => Promise<void> }
/** The lane that the present work occupies. */
const own = new AsyncLocalStorage<Lane>()

/**
 * Waits for something outside the process. Work in a lane gives it to others meanwhile, and waits for a turn afterwards.
 * @throws what `wait` throws; the reason of the work's signal when that aborts before its next turn
 */
export async function outsideLane<T>(wait: () => Promise<T>): Promise<T> {
  const lane = own.getStore()
  if (!lane) return wait()
  lane.leave()
  try {
    return await wait()
  } finally {
    await lane.enter()
  }
}

type Waiting = { key: string; start: () => void; isGone: () => boolean }

/**
 * Runs at most `count` pieces of work at a time and `perKey` of one key; keys take turns, so that nobody waits for all the work of somebody
 * else.
 */
export function fairLanes({ count, perKey }: { count: number; perKey: number }): FairLanes {
  const waiting = new FairQueue<Waiting>(({ key }) => key)
  const running = new Map<string, number>()
  let free = count

  const runningOf = (key: string) => running.get(key) ?? 0
  const mayGo = (key: string) => free > 0 && runningOf(key) < perKey

  const enter = (key: string) => {
    free--
    running.set(key, runningOf(key) + 1)
  }

  const leave = (key: string) => {
    free++
    const left = runningOf(key) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
    for (let next = waiting.take(mayGo); next; next = waiting.take(mayGo)) {
      if (next.isGone()) continue
      enter(next.key)
      next.start()
    }
  }

  const turn = (key: string, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = () => reject(signal?.reason)
      signal?.addEventListener('abort', giveUp, { once: true })
      const start = () => {
        signal?.removeEventListener('abort', giveUp)
        resolve()
      }
      waiting.push({ key, start, isGone: () => signal?.aborted ?? false })
    })

  return async (key, work, signal) => {
    let isIn = false
    let coming: Promise<void> | null = null
    const comeIn = async () => {
      if (isIn) return
      signal?.throwIfAborted()
      if (mayGo(key)) enter(key)
      else await turn(key, signal)
      isIn = true
    }
    const lane: Lane = {
      leave() {
        if (isIn) leave(key)
        isIn = false
      },
      // Only one attempt to re-enter, even if the work waits for two things at a time.
      enter: () => (coming ??= comeIn().finally(() => (coming = null))),
    }
    const first = comeIn()
    if (!isIn) await first
    try {
      return await own.run(lane, work)
    } finally {
      lane.leave()
    }
  }
}
