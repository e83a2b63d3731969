const MAX = 1_024

/** The address without what follows a `?` or `#`, which may be a key or a name. Null when it is not a website's address. */
export function withoutQuery(page: string): string | null {
  const url = URL.parse(page)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null
  return `${url.origin}${url.pathname}`.slice(0, MAX)
}
