import { use, type ComponentType } from 'react'

export type Preloadable<P> = ComponentType<P> & {
  /** Settles when the code is there, or when it could not be fetched: then it is tried again, and its failure shown, when it is drawn. */
  preload: () => Promise<void>
}

/**
 * A component in a chunk of its own that is drawn at once when its code is there already. React's `lazy` waits a moment even for code
 * that is kept, shows the fallback meanwhile, and then keeps it up for as long as 300 ms.
 */
export function preloadable<P extends object>(
  load: () => Promise<ComponentType<P>>,
): Preloadable<P> {
  let loaded: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  const fetch = () => (loading ??= load().then((component) => (loaded = component)))

  function Preloadable(props: P) {
    const Component = loaded ?? use(fetch())
    return <Component {...props} />
  }
  const preload = async () => {
    await fetch().catch(() => (loading = undefined))
  }
  return Object.assign(Preloadable, { preload })
}
