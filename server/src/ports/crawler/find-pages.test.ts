import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { html, shopPages, type Site, startSite } from '../../test/site.ts'
import { readOutline } from '../reader/outline.ts'
import { readSitemap } from '../reader/read-sitemap.ts'
import { httpCrawler } from './http.ts'
import type { Crawler, PageParser } from './index.ts'

const parser: PageParser = {
  outline: async (page) => readOutline(page),
  sitemap: async (body) => readSitemap(body),
}

let site: Site
let crawler: Crawler
const crawl = async (
  pages: Parameters<typeof startSite>[0],
  options: { maxPages?: number; findMs?: number } = {},
) => {
  site = await startSite(pages)
  crawler = httpCrawler({ allow: ['127.0.0.1'], maxPages: 500, ...options }, parser)
  return {
    paths: async (start = site.origin) => {
      const { links } = await crawler.findPages(start, turn())
      return links.map((link) => link.replace(site.origin, ''))
    },
  }
}
const page = (...links: string[]) => ({ title: 'A page', main: '<p>Words to read.</p>', links })
const route = (path: string, type: string, body: string | Buffer) =>
  site.routes.set(path, (_request, response) =>
    response.writeHead(200, { 'content-type': type }).end(body),
  )

afterEach(async () => {
  await crawler.close()
  await site.close()
})

describe('the pages of a site', () => {
  it('are found by following links from the start, which comes first', async () => {
    const { paths } = await crawl({ '/': page('/a'), '/a': page('/b'), '/b': page('/') })
    expect(await paths()).toEqual(['/', '/a', '/b'])
  })

  it('are listed once, even if several addresses lead there', async () => {
    const { paths } = await crawl({
      '/': page('/a#top', '/a/', '/a?utm_source=x', '/a?fbclid=1', '/a/index.html', '/index.html'),
      '/a': page(),
    })
    expect(await paths()).toEqual(['/', '/a'])
  })

  it('keep to the site, to http and to pages', async () => {
    const { paths } = await crawl({
      '/': page('https://elsewhere.example/', 'mailto:a@b.c', '/photo.jpg', '/file.zip', '/a'),
      '/a': page(),
    })
    expect(await paths()).toEqual(['/', '/a'])
    expect(site.requested).not.toContain('/photo.jpg')
  })

  it('do not include missing pages, other types, or redirects to another site', async () => {
    const { paths } = await crawl({ '/': page('/gone', '/data', '/away', '/a'), '/a': page() })
    route('/data', 'application/json', '{}')
    site.routes.set('/away', (_request, response) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    )
    expect(await paths()).toEqual(['/', '/a'])
  })

  it('are listed under their redirected or canonical address', async () => {
    const { paths } = await crawl({ '/': page('/old', '/print'), '/new': page() })
    site.routes.set('/old', (_request, response) =>
      response.writeHead(301, { location: '/new' }).end(),
    )
    site.routes.set('/print', (_request, response) =>
      html(response, '<link rel="canonical" href="/new"><p>The same words.</p>'),
    )
    expect(await paths()).toEqual(['/', '/new'])
  })

  it('are found in the sitemap too, also in an index, compressed, and named by robots.txt', async () => {
    const { paths } = await crawl({ '/': page(), '/x': page(), '/y': page('/z'), '/z': page() })
    route('/robots.txt', 'text/plain', `Sitemap: ${site.origin}/maps.xml`)
    route(
      '/maps.xml',
      'text/xml',
      `<sitemapindex><sitemap><loc>${site.origin}/one.xml.gz</loc></sitemap></sitemapindex>`,
    )
    const url = (path: string) => `<url><loc>${site.origin}${path}</loc></url>`
    const urls = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${url('/x')}${url('/y')}</urlset>`
    route('/one.xml.gz', 'application/gzip', gzipSync(urls))
    expect(new Set(await paths())).toEqual(new Set(['/', '/x', '/y', '/z']))
  })

  it('exclude those that robots.txt disallows', async () => {
    const { paths } = await crawl({
      '/': page('/a', '/secret/b'),
      '/a': page(),
      '/secret/b': page(),
    })
    route('/robots.txt', 'text/plain', 'User-agent: *\nDisallow: /secret')
    expect(await paths()).toEqual(['/', '/a'])
    expect(site.requested).not.toContain('/secret/b')
  })

  it('are opened up to the limit, and merely counted beyond it', async () => {
    const { paths } = await crawl(shopPages(50), { maxPages: 12 })
    expect((await paths()).length).toBeGreaterThan(12)
    expect(site.requested.filter((path) => site.pages.has(path))).toHaveLength(12)
  })

  it('are opened in every part of the site, even if one part has many', async () => {
    const posts = Array.from({ length: 30 }, (_, index) => `/blog/${index}`)
    const { paths } = await crawl(
      { '/': page(...posts, '/rooms/a'), '/rooms/a': page('/rooms/b') },
      { maxPages: 5 },
    )
    for (const path of posts) site.pages.set(path, page())
    expect(await paths()).toContain('/rooms/b')
  })

  it('are sorted by address, the general ones first', async () => {
    const { paths } = await crawl({
      '/start': page('/z', '/b/c', '/b?list=2', '/a'),
      ...Object.fromEntries(['/z', '/b/c', '/b?list=2', '/a'].map((path) => [path, page()])),
    })
    expect(await paths(`${site.origin}/start`)).toEqual(['/start', '/a', '/z', '/b/c', '/b?list=2'])
  })

  it('are found under their file names if the host does not know the short ones', async () => {
    const { paths } = await crawl({ '/': page('/about', '/gone'), '/about.html': page('/b') })
    expect(await paths()).toEqual(['/', '/about.html'])
  })

  it('may be served without a content type', async () => {
    const { paths } = await crawl({ '/': page('/about', '/program') })
    route('/about', 'application/octet-stream', '<!doctype html><p>About us.</p>')
    route('/program', 'application/octet-stream', Buffer.from([0x7f, 0x45, 0x4c, 0x46]))
    expect(await paths()).toEqual(['/', '/about'])
  })

  it('are all found on a site of 200 pages', async () => {
    const { paths } = await crawl(shopPages(200))
    expect(await paths()).toHaveLength(200)
  })

  it('are listed even if a slow site did not show them in time', async () => {
    const { paths } = await crawl({ '/': page('/slow', '/a'), '/a': page() }, { findMs: 400 })
    site.routes.set('/slow', () => {})
    expect(await paths()).toEqual(['/', '/a', '/slow'])
  })
})

describe('a search that a limit ended says which', () => {
  const limitsOf = async (scope?: 'sitemap', path = '/') =>
    (await crawler.findPages(site.origin + path, turn(), scope)).limits
  const many = (count: number) => Array.from({ length: count }, (_, index) => index)
  const sitemap = (part: string, paths: string[]) =>
    `<x>${paths.map((path) => `<${part}><loc>${site.origin}${path}</loc></${part}>`).join('')}</x>`

  it('and nothing where the whole website was seen', async () => {
    await crawl(shopPages(5), { maxPages: 500 })
    expect(await limitsOf()).toEqual([])
  })

  it('for its time', async () => {
    await crawl({ '/': page('/slow') }, { findMs: 400 })
    site.routes.set('/slow', () => {})
    expect(await limitsOf()).toEqual(['time'])
  })

  it('for the pages that are opened', async () => {
    await crawl(shopPages(50), { maxPages: 12 })
    expect(await limitsOf()).toEqual(['opened'])
  })

  it('for its distance from the start', async () => {
    const chain = many(13).map((index) => [index ? `/${index}` : '/', page(`/${index + 1}`)])
    await crawl(Object.fromEntries(chain))
    expect(await limitsOf()).toEqual(['depth'])
  })

  it('for the number of sitemaps', async () => {
    await crawl({ '/': page() })
    route(
      '/sitemap.xml',
      'text/xml',
      sitemap(
        'sitemap',
        many(20).map((index) => `/${index}.xml`),
      ),
    )
    for (const index of many(20)) route(`/${index}.xml`, 'text/xml', sitemap('url', ['/a']))
    expect(await limitsOf('sitemap', '/sitemap.xml')).toEqual(['sitemaps'])
  })

  it.each([
    ['is missing', (response: ServerResponse) => response.writeHead(404).end()],
    ['answers with an error', (response: ServerResponse) => response.writeHead(500).end()],
    ['is a web page', (response: ServerResponse) => response.end('<html><p>Welcome</p></html>')],
    ['is broken', (response: ServerResponse) => response.end('<urlset><url><lo')],
  ])('for an announced sitemap that %s', async (_, answer) => {
    await crawl({ '/': page('/a'), '/a': page() })
    route('/robots.txt', 'text/plain', `Sitemap: ${site.origin}/map.xml`)
    site.routes.set('/map.xml', (_request, response) => answer(response))
    expect(await limitsOf()).toEqual(['unread_sitemap'])
  })

  it('and nothing where the usual sitemap, which nobody announced, cannot be read', async () => {
    await crawl({ '/': page('/a'), '/a': page() })
    site.routes.set('/sitemap.xml', (_request, response) => response.writeHead(500).end())
    expect(await limitsOf()).toEqual([])
  })

  it('for the number of addresses', async () => {
    await crawl({ '/': page() }, { maxPages: 1 })
    route(
      '/sitemap.xml',
      'text/xml',
      sitemap(
        'url',
        many(10_001).map((index) => `/${index}`),
      ),
    )
    expect(await limitsOf()).toContain('addresses')
    expect(await limitsOf('sitemap', '/sitemap.xml')).toEqual(['addresses'])
  })

  it('for the number of PDFs', async () => {
    await crawl({ '/': page(...many(101).map((index) => `/${index}.pdf`)) })
    const { documents, limits } = await crawler.findPages(site.origin, turn())
    expect(documents).toHaveLength(100)
    expect(limits).toEqual(['documents'])
  })
})

const turn = () => ({ account: 'somebody', signal: new AbortController().signal })

describe('PDFs the pages link to', () => {
  it('are listed once, those of the site first, unless robots.txt disallows them', async () => {
    await crawl({ '/': page('/a', '/secret/x.pdf'), '/a': page('/menu.PDF#page=2', '/menu.PDF') })
    site.pages.get('/')!.links!.unshift('https://files.example/terms.pdf')
    route('/robots.txt', 'text/plain', 'User-agent: *\nDisallow: /secret')
    const { documents } = await crawler.findPages(site.origin, turn())
    expect(documents.map((link) => link.replace(site.origin, ''))).toEqual([
      '/brochure.pdf',
      '/menu.PDF',
      'https://files.example/terms.pdf',
    ])
  })

  const fetchDocument = async (path: string) =>
    (await crawler.fetchDocument(site.origin + path, new AbortController().signal)).content

  it('are fetched whatever content type their server gives them', async () => {
    await crawl({})
    route('/a.pdf', 'application/pdf', '%PDF-1.7 a')
    route('/b.pdf', 'application/octet-stream', '%PDF-1.7 b')
    expect(Buffer.from(await fetchDocument('/a.pdf')).toString()).toBe('%PDF-1.7 a')
    expect(Buffer.from(await fetchDocument('/b.pdf')).toString()).toBe('%PDF-1.7 b')
  })

  it.each([
    ['is a page', 'text/html', '<p>Sorry, we moved it.</p>', 'not_pdf'],
    ['only calls itself one', 'application/pdf', 'GIF89a', 'not_pdf'],
    ['is too large', 'application/pdf', Buffer.alloc(4_600_000, '%PDF-'), 'pdf_too_large'],
  ])('are refused if one %s', async (_case, type, body, reason) => {
    await crawl({})
    route('/x.pdf', type, body)
    await expect(fetchDocument('/x.pdf')).rejects.toMatchObject({ reason })
  })

  it('are not fetched if robots.txt disallows it, nor from a private network', async () => {
    await crawl({})
    route('/robots.txt', 'text/plain', 'User-agent: *\nDisallow: /secret')
    site.routes.set('/away.pdf', (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/x.pdf' }).end(),
    )
    await expect(fetchDocument('/secret/x.pdf')).rejects.toMatchObject({
      reason: 'robots_disallowed',
    })
    await expect(fetchDocument('/away.pdf')).rejects.toMatchObject({ reason: 'address_refused' })
  })
})

describe('a start that cannot be read gives its reason', () => {
  it.each([
    ['is gone', '/gone', 'page_missing'],
    ['needs JavaScript', '/app', 'needs_javascript'],
    ['is not a page', '/data', 'not_html'],
    ['is closed by robots.txt', '/closed', 'robots_disallowed'],
    ['redirects to the cloud metadata', '/trap', 'address_refused'],
  ])('when it %s', async (_case, path, reason) => {
    const { paths } = await crawl({ '/closed': page() })
    route('/robots.txt', 'text/plain', 'User-agent: NexusBot\nDisallow: /closed')
    route('/data', 'application/json', '{}')
    route('/app', 'text/html', '<body><div id="root"></div><script src="/app.js"></script></body>')
    site.routes.set('/trap', (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    )
    await expect(paths(`${site.origin}${path}`)).rejects.toMatchObject({ code: reason })
  })

  it('and without a scheme http is tried after https', async () => {
    const { paths } = await crawl({ '/': page() })
    expect(await paths(site.origin.replace('http://', ''))).toEqual(['/'])
  })
})

describe('the new pages of a site', () => {
  const seek = (scope: 'site' | 'sitemap' = 'site', path = '') => {
    const address = site.origin + (path || '/')
    const known = {
      address,
      scope,
      pages: [address, `${site.origin}/a`, `${site.origin}/brochure.pdf`],
      changed: [],
    }
    return crawler.findNewPages(known, turn())
  }
  const sitemapOf = (...at: string[]) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${at.map((path) => `<url><loc>${site.origin}${path}</loc></url>`).join('')}</urlset>`
  const paths = (links: string[]) => links.map((link) => link.replace(site.origin, ''))

  it('are unknown ones in its start and sitemap, which are requested one by one', async () => {
    await crawl({ '/': page('/a', '/b', '/a/'), '/a': page('/e'), '/b': page('/c'), '/c': page() })
    route('/sitemap.xml', 'text/xml', sitemapOf('/a', '/d', '/d?lang=en'))
    let open = 0
    let most = 0
    for (const path of ['/b', '/c', '/d', '/d?lang=en']) {
      site.routes.set(path, (_request, response) => {
        most = Math.max(most, ++open)
        setImmediate(() => {
          open -= 1
          html(
            response,
            `<link rel="canonical" href="${path.split('?')[0]}"><p>Words to read.</p><a href="/c">C</a>`,
          )
        })
      })
    }
    const found = await seek()
    expect(paths(found.pages).toSorted()).toEqual(['/b', '/c', '/d'])
    expect(paths(found.others)).toEqual(['/d?lang=en'])
    expect(most).toBe(1)
    expect(site.requested).not.toContain('/a')
  })

  it('are those in its sitemap if only that is read', async () => {
    await crawl({ '/': page('/b'), '/a': page(), '/d': page('/c') })
    route('/pages.xml', 'text/xml', sitemapOf('/a', '/d'))
    expect(paths((await seek('sitemap', '/pages.xml')).pages)).toEqual(['/d'])
  })

  it('are limited in number per look', async () => {
    await crawl({ '/': page() })
    route('/sitemap.xml', 'text/xml', sitemapOf(...Array.from({ length: 80 }, (_, n) => `/p${n}`)))
    for (let n = 0; n < 80; n++) site.pages.set(`/p${n}`, page())
    expect((await seek()).pages).toHaveLength(50)
  })
})
