import type { Deps } from '../../deps.ts'

/** Requests at the same time: well below the limits of Stripe and the carriers. */
const AT_ONCE = 5

/** Runs `work` for a few items at a time; failures are logged and do not stop the others. */
export async function each<T extends { id: string }>(
  { log }: Deps,
  items: T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values()
  const workThrough = async () => {
    for (const item of waiting) {
      await work(item).catch((error: unknown) =>
        log.error({ err: error, id: item.id }, 'money matters that have to wait'),
      )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, workThrough))
}
