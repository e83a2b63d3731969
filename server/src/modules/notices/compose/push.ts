import type { Entry } from './entry.ts'
import { clean } from './clean.ts'

/** The longest text of a push message: services accept about four kilobytes, and phones show two lines. */
const MAX_BODY = 180

/** The message for the service worker. A click opens the entry itself, or the list when there are several. */
export function composePush(entries: Entry[], messageId: string): string {
  const [first] = entries
  const { title, quote, lines, path } = first!
  if (entries.length === 1) {
    const body = clean(quote ?? lines.join(' · '), MAX_BODY)
    return JSON.stringify({ id: messageId, title, body, path })
  }
  const body = clean(entries.map((entry) => entry.title).join(' · '), MAX_BODY)
  return JSON.stringify({
    id: messageId,
    title: `${entries.length} things wait for you`,
    body,
    path: '/dashboard',
  })
}
