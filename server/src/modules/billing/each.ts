import type { Deps } from '../../deps.ts'

/** One after the other; what fails is logged and keeps nothing else waiting. */
export async function each<T extends { id: string }>(
  { log }: Deps,
  items: T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    await work(item).catch((error: unknown) =>
      log.error({ err: error, id: item.id }, 'money matters that have to wait'),
    )
  }
}
