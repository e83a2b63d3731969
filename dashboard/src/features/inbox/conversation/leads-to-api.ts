import { API_BASE } from '~/lib/paths.ts'

/** Whether an address is one of our own server's calls, such as the logout: followed from the inbox, it counts as the owner's doing. */
export function leadsToApi(href: string): boolean {
  const api = new URL(`${API_BASE}/`, location.href).href
  return URL.canParse(href, location.href) && new URL(href, location.href).href.startsWith(api)
}
