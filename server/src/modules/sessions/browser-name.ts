import Bowser from 'bowser'

/** What people call the browser a session is held by, as in `Firefox on Linux`; null where it does not say. */
export function browserName(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name) return null
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
