import type { Page, Request } from '@playwright/test'

/** Listens to what a page complains about and to what it has open at the API. */
export function watchPage(page: Page, apiBase: string) {
  const complaints: string[] = []
  const open = new Set<Request>()
  const asked: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    // Browsers ask every site for an icon; these have none.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(apiBase)) return
    open.add(request)
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end, (request) => open.delete(request))
  return {
    complaints,
    /** How many requests have not ended. */
    open: () => open.size,
    /** How many conversations the page has begun. */
    begun: () => asked.filter((call) => /^POST .*\/conversations$/.test(call)).length,
  }
}
