import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Pages of a website, including its home page. */
export const PAGES = 5
/** One page in this many has changed since it was last read. */
const CHANGED_ONE_IN = 10

/** The address of a website: each has one of its own, because the crawler takes turns by site. */
export const siteAt = (site: number, port: number): string =>
  `http://127.1.${site >> 8}.${site & 255}:${port}`

export const pathOf = (page: number): string => (page === 0 ? '/' : `/page-${page}`)

/** The ETag of an unchanged page. */
export const KNOWN_BY = '"before"'

/** Serves a thousand websites of a few pages and a sitemap, most of which answer that nothing has changed. @returns their port */
export async function startSites(): Promise<number> {
  const links = Array.from({ length: PAGES }, (_, page) => pathOf(page))
  const server = createServer((request, response) => {
    const host = `http://${request.headers.host}`
    const page = links.indexOf(request.url ?? '')
    if (request.url === '/sitemap.xml') {
      const urls = links.map((path) => `<url><loc>${host}${path}</loc></url>`).join('')
      return void response
        .writeHead(200, { 'content-type': 'text/xml' })
        .end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`)
    }
    if (page < 0) return void response.writeHead(404).end()
    const isChanged = (Number(host.split('.')[3]?.split(':')[0]) + page) % CHANGED_ONE_IN === 0
    const etag = isChanged ? '"now"' : KNOWN_BY
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag })
    response.end(bodyOf(links, page))
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  server.unref()
  return (server.address() as AddressInfo).port
}

function bodyOf(links: string[], page: number): string {
  const menu = links.map((path) => `<a href="${path}">${path}</a>`).join(' ')
  const text = Array.from(
    { length: 20 },
    (_, line) =>
      `<h2>Room ${page}.${line}</h2><p>It looks over the harbour, sleeps two guests and costs £${80 + line} a night. Breakfast is served from 7:30 to 10:00 on weekdays.</p>`,
  ).join('')
  return `<!doctype html><html lang="en"><title>Guest house</title><nav>${menu}</nav><main>${text}</main></html>`
}
