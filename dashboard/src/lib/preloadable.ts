import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

export type Preloadable<P> = LazyExoticComponent<ComponentType<P>> & {
  /** Settles when the code is there, or when it could not be fetched: then it is tried again, and its failure shown, when it is drawn. */
  preload: () => Promise<void>
}

/**
 * A lazy component that is drawn at once when its code is there already. React waits a moment even for a promise that is kept, shows
 * the fallback meanwhile, and then keeps it up for as long as 300 ms: only something that answers in the same breath spares that.
 */
export function preloadable<P>(load: () => Promise<ComponentType<P>>): Preloadable<P> {
  let loaded: { default: ComponentType<P> } | undefined
  const fetch = async () => (loaded = { default: await load() })
  const Component = lazy(() => (loaded ? atOnce(loaded) : fetch()))
  const preload = async () => void (await fetch().catch(() => undefined))
  return Object.assign(Component, { preload })
}

/** React asks for no more than a `then`, which here answers before it returns. */
const atOnce = <T>(value: T): Promise<T> =>
  ({ then: (answer: (value: T) => void) => answer(value) }) as Promise<T>
