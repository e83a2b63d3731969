import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { listen } from '../../src/test/site.ts'
import type { Site } from './site.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.pdf': 'application/pdf',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
}

/** Serves the pages of a site on a loopback port of its own, with the site's original headers. */
export const serveSite = ({ pages, charset }: Site) =>
  listen(async (request, response) => {
    const path = pathOf(request.url ?? '/')
    // Static hosts serve `hours.html` also under `/hours`.
    const body = await readFile(join(pages, path))
      .catch(() => readFile(join(pages, `${path}.html`)))
      .catch(() => null)
    if (!body) return void response.writeHead(404).end('Not found')
    const type = TYPES[extname(path).toLowerCase() || '.html'] ?? 'application/octet-stream'
    const declared = charset && type === 'text/html' ? `${type}; charset=${charset}` : type
    response.writeHead(200, { 'content-type': declared }).end(body)
  })

/** Normalized from the root, so that it cannot leave the folder. */
function pathOf(url: string): string {
  const { pathname } = new URL(url, 'http://site')
  const path = normalize(`/${decodeURIComponent(pathname)}`)
  return path.endsWith('/') ? `${path}index.html` : path
}
