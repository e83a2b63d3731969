import Bowser from 'bowser'

/** The browser of a session for people to read, as in `Firefox on Linux`; null when it does not say. */
export function browserName(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name) return null
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
