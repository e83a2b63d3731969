type Navigation = EventTarget

/** Polling interval in ms, because browsers do not report every change of the address. */
const LOOK_MS = 500

/** The path of the page; for an app that keeps its path behind a hash, that path. */
export const pathOf = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string =>
  hash.startsWith('#/') ? hash.slice(1).split('?')[0]! : pathname

/**
 * Whether a path matches one of these: exactly, with or without a slash at its end, or by its beginning where the pattern ends with a star.
 */
export const isAt = (path: string, patterns: string[]): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('*')
      ? `${path}/`.startsWith(pattern.slice(0, -1))
      : bare(path) === bare(pattern),
  )

const bare = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path

/** Reports every other path to which an app navigates without loading a page. @returns a function that stops it */
export const watchPath = (onChange: () => void): (() => void) => {
  let last = pathOf(location)
  const look = () => {
    const path = pathOf(location)
    if (path === last) return
    last = path
    onChange()
  }
  const { navigation } = window as { navigation?: Navigation }
  if (!navigation) {
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }
  navigation.addEventListener('currententrychange', look)
  return () => navigation.removeEventListener('currententrychange', look)
}
