type Navigation = EventTarget

/** Looked at where the browser does not tell of it. */
const LOOK_MS = 500

/** The path of the page; of an app that keeps it behind a hash, that one. */
export const pathOf = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string =>
  hash.startsWith('#/') ? hash.slice(1).split('?')[0]! : pathname

/** Whether a path is one of these: exactly, with or without a slash at its end, or from its beginning where a star ends it. */
export const isAt = (path: string, patterns: string[]): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('*')
      ? `${path}/`.startsWith(pattern.slice(0, -1))
      : bare(path) === bare(pattern),
  )

const bare = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path

/** Tells of every other path an app goes to without loading a page. @returns what ends it */
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
