import type { Entry } from './entry.ts'
import { clean } from './clean.ts'

/** A push service takes about four kilobytes, and a phone shows two lines. */
const MOST_BODY = 180

/** What the service worker shows. Its click leads to the thing itself, or to the list where there are many. */
export function composePush(entries: Entry[], messageId: string): string {
  const [first] = entries
  const { title, quote, lines, path } = first!
  if (entries.length === 1) {
    const body = clean(quote ?? lines.join(' · '), MOST_BODY)
    return JSON.stringify({ id: messageId, title, body, path })
  }
  const body = clean(entries.map((entry) => entry.title).join(' · '), MOST_BODY)
  return JSON.stringify({
    id: messageId,
    title: `${entries.length} things wait for you`,
    body,
    path: '/dashboard',
  })
}
