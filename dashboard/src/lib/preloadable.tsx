import { use, type ComponentType } from 'react'

export type Preloadable<P> = ComponentType<P> & {
  /** Resolves when the code has been loaded, or could not be: drawing then tries again and shows the failure. */
  preload: () => Promise<void>
}

/**
 * A component in its own chunk that is drawn at once where its code is loaded already. React's `lazy` would wait even then, and
 * keep its fallback on screen for up to 300 ms.
 */
export function preloadable<P extends object>(
  load: () => Promise<ComponentType<P>>,
): Preloadable<P> {
  let loaded: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  const fetch = () => (loading ??= onceOnline(load).then((component) => (loaded = component)))

  function Preloadable(props: P) {
    const Component = loaded ?? use(fetch())
    return <Component {...props} />
  }
  const preload = async () => {
    await fetch().catch(() => (loading = undefined))
  }
  return Object.assign(Preloadable, { preload })
}

/** Without a connection, loads it once there is one: a failure would take what is on screen with it. */
const onceOnline = <T,>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    if (navigator.onLine) throw error
    const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return online.then(() => onceOnline(load))
  })
