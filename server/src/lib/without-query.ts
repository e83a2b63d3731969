const MOST = 1_024

/** What follows a `?` or `#` may be a key or a name. Null for what is no address of a website. */
export function withoutQuery(page: string): string | null {
  const url = URL.parse(page)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null
  return `${url.origin}${url.pathname}`.slice(0, MOST)
}
