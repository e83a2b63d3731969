import { API_BASE } from '~/lib/paths.ts'

/** Whether an address is a call of our own server, such as logout: following it from the inbox would count as the user's own action. */
export function leadsToApi(href: string): boolean {
  const api = new URL(`${API_BASE}/`, location.href).href
  return URL.canParse(href, location.href) && new URL(href, location.href).href.startsWith(api)
}
