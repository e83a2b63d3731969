import { readFileSync } from 'node:fs'
import { listen, type Running } from './http.ts'

const folder = new URL('../site/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')

/** Pages by path: those of the sitemap, then one that is only linked and one that robots.txt forbids. */
const LISTED = ['services', 'prices', 'hire', 'classes', 'delivery', 'questions', 'about', 'visit']
const PAGES: Record<string, string> = {
  '/': 'index',
  ...Object.fromEntries(LISTED.map((name) => [`/${name}`, name])),
  '/jobs': 'jobs',
  '/staff/rota': 'rota',
}

type SiteOptions = {
  port?: number
  /** Replaces the pages' plain style. */
  css?: string
  /** The HTML that the owner pasted at the end of every page's body. */
  pasted?: () => string
}

/** The website of a bike workshop, as an example of a business that is new to Nexus. */
export const startSite = ({ port, css, pasted }: SiteOptions = {}): Promise<Running> =>
  listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const origin = `http://${request.headers.host}`
    const page = PAGES[pathname]
    if (page) {
      const body = html(page).replace('</body>', () => `${pasted?.() ?? ''}</body>`)
      return void response.setHeader('content-type', 'text/html').end(body)
    }
    if (pathname === '/robots.txt') {
      return void response
        .setHeader('content-type', 'text/plain')
        .end(`User-agent: *\nDisallow: /staff/\nSitemap: ${origin}/sitemap.xml\n`)
    }
    if (pathname === '/sitemap.xml') {
      return void response.setHeader('content-type', 'application/xml').end(sitemap(origin))
    }
    if (pathname === '/site.css') {
      return void response.setHeader('content-type', 'text/css').end(css ?? read('site.css'))
    }
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
  }, port)

function html(page: string): string {
  const content = read(`pages/${page}.html`)
  const title = /<h1>(.*?)<\/h1>/.exec(content)?.[1] ?? 'Harbour Cycles'
  return read('layout.html').replace('{{title}}', title).replace('{{content}}', content)
}

const sitemap = (origin: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${[
    '',
    ...LISTED,
  ]
    .map((path) => `<url><loc>${origin}/${path}</loc></url>`)
    .join('\n')}\n</urlset>\n`
