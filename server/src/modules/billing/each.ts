import type { Deps } from '../../deps.ts'

/** Well below what Stripe and the carriers take of one account. */
const AT_ONCE = 5

/** A few at a time; what fails is logged and keeps nothing else waiting. */
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
