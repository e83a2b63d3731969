import type { Page, Request } from '@playwright/test'

/** Records the errors a page reports and its open requests to the API. */
export function watchPage(page: Page, apiBase: string) {
  const complaints: string[] = []
  const open = new Set<Request>()
  const asked: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    // Browsers request an icon from every site; these apps have none.
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
    /** Number of requests that have not ended. */
    open: () => open.size,
    /** Number of conversations the page has begun. */
    begun: () => asked.filter((call) => /^POST .*\/conversations$/.test(call)).length,
  }
}
