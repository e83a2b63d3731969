import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shopPages } from '../../test/site.ts'
import { type Stage, aStage } from './test/stage.ts'

let kb: Stage
beforeEach(async () => {
  kb = await aStage()
})
afterEach(() => kb.close())

describe('a website', () => {
  it('is crawled and added without the links the owner removed', async () => {
    const { refId, links } = await kb.crawlShop()
    expect(links).toHaveLength(4)
    const { data: item } = await kb.send(kb.webFields(refId, links.slice(2).join(',')))
    expect(item).toMatchObject({
      title: 'Harbour Workshop',
      type: 'WEB_PAGES',
      status: 'training',
      progress: { done: 0, failed: 0, total: 2 },
    })
    const pages = await kb.call('GET', `/pages/${kb.agentId}/${item.id}`)
    expect(pages.data.map((page: { url: string }) => page.url)).toEqual(links.slice(0, 2))
  })

  it('is only added to the agent for which it was crawled', async () => {
    const { refId } = await kb.crawlShop()
    for (const wrong of [{ agent_id: kb.secondAgentId }, { refId: 'none' }])
      expect((await kb.send({ ...kb.webFields(refId), ...wrong })).status).toBe(404)
    expect((await kb.send(kb.webFields(refId))).status).toBe(200)
  })

  it('with too many pages reports how many are left out, and takes a chosen section', async () => {
    kb.deps.config.crawl.maxPages = 8
    await kb.startSite({
      ...shopPages(6),
      '/blog/a': { title: 'A', main: '<p>A post.</p>' },
      '/blog/b': { title: 'B', main: '<p>A post.</p>' },
      '/blog/c': { title: 'C', main: '<p>A post.</p>' },
      '/blog/d': { title: 'D', main: '<p>A post.</p>' },
    })
    kb.site().pages.get('/')!.links!.push('/blog/a', '/blog/b', '/blog/c', '/blog/d')
    const body = { url: kb.site().origin, agent_id: kb.agentId }
    const { data: first } = await kb.call('POST', '/crawl-page', body)
    expect(first).toMatchObject({
      left_out: 2,
      sections: [
        { path: '/', taken: 4, found: 6 },
        { path: '/blog', taken: 4, found: 4 },
      ],
      documents: [`${kb.site().origin}/brochure.pdf`],
    })
    expect(first.links).toHaveLength(8)
    expect(first.limits).toEqual([])
    const asked = kb.site().requested.length
    const again = { ...body, refId: first.refId, sections: ['/'] }
    const { data: second } = await kb.call('POST', '/crawl-page', again)
    expect(second).toMatchObject({
      refId: first.refId,
      left_out: 2,
      sections: [
        { path: '/', taken: 6, found: 6 },
        { path: '/blog', taken: 2, found: 4 },
      ],
    })
    expect(second).not.toHaveProperty('limits')
    expect(kb.site().requested).toHaveLength(asked)
    const { data: item } = await kb.send(kb.webFields(first.refId))
    const pages = await kb.call('GET', `/pages/${kb.agentId}/${item.id}`)
    expect(pages.data.map((page: { url: string }) => page.url)).toEqual(second.links)
  })

  it('is added with the PDFs the owner kept, and with no other address', async () => {
    const { refId, links, documents } = await kb.crawlShop()
    const { data: item } = await kb.send({
      ...kb.webFields(refId),
      documents: `${documents[0]},http://10.0.0.1/x.pdf`,
    })
    const pages = await kb.call('GET', `/pages/${kb.agentId}/${item.id}`)
    expect(pages.data.map((page: { url: string }) => page.url)).toEqual([...links, documents[0]])
  })

  it('is not added when all its links were removed', async () => {
    const { refId, links } = await kb.crawlShop()
    expect((await kb.send(kb.webFields(refId, links.join(',')))).status).toBe(400)
  })

  it('is added once when the form is sent twice', async () => {
    const { refId } = await kb.crawlShop()
    const answers = await Promise.all([kb.send(kb.webFields(refId)), kb.send(kb.webFields(refId))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await kb.call('GET', '')).data).toHaveLength(1)
  })

  it.each([
    ['an address that is none', 'not a url', 400, 'Invalid url'],
    [
      'a private address',
      'http://10.0.0.1',
      422,
      'This address is inside a private network and is not read.',
    ],
    [
      'the cloud metadata',
      'http://169.254.169.254',
      422,
      'This address is inside a private network and is not read.',
    ],
  ])('at %s is refused with the reason', async (_case, url, status, message) => {
    const answer = await kb.call('POST', '/crawl-page', { url, agent_id: kb.agentId })
    expect(answer).toMatchObject({ status, message })
  })

  it('without a page at its address is refused with the reason', async () => {
    await kb.startSite({})
    const answer = await kb.call('POST', '/crawl-page', {
      url: kb.site().origin,
      agent_id: kb.agentId,
    })
    expect(answer).toMatchObject({ status: 422, code: 'page_missing' })
  })
})

describe('the pages of a website', () => {
  const linksOf = async (path: string, scope: string) => {
    const url = kb.site().origin + path
    const found = await kb.call('POST', '/crawl-page', { url, agent_id: kb.agentId, scope })
    return found.status === 200
      ? found.data.links.map((link: string) => new URL(link).pathname)
      : found.message
  }

  it('can be limited to one page', async () => {
    await kb.startSite(shopPages(4))
    const [path] = [...kb.site().pages.keys()].slice(1)
    expect(await linksOf(path!, 'page')).toEqual([path])
  })

  it('can be the list of a given sitemap', async () => {
    await kb.startSite(shopPages(4))
    const paths = [...kb.site().pages.keys()].slice(1, 3)
    const entries = paths.map((path) => `<url><loc>${kb.site().origin}${path}</loc></url>`).join('')
    kb.site().routes.set('/map.xml', (_request, response) =>
      response
        .setHeader('content-type', 'application/xml')
        .end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`),
    )
    expect(await linksOf('/map.xml', 'sitemap')).toEqual(paths)
    expect(await linksOf('/', 'sitemap')).toBe(
      'No pages of this website are named at this address.',
    )
  })
})
