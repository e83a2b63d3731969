import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { type CrawlResult, type KnowledgeItem, PASTED_TEXT_MAX, PDF_MAX_BYTES } from 'shared-types'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../../deps.ts'
import { newId } from '../../lib/ids.ts'
import { deedsOf } from '../../test/deeds.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { aPdf } from '../../test/pdf.ts'
import { shopPages, type Site, startSite } from '../../test/site.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'

let app: FastifyInstance
let deps: Deps
let site: Site | undefined
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string
let secondAgentId: string

beforeEach(async () => {
  ;({ app, deps } = await buildTestApp({ CRAWL_ALLOW: '127.0.0.1' }))
  owner = await aUser(deps)
  agentId = (await anAgent(deps.db, owner.user.id, { name: 'First' })).id
  secondAgentId = (await anAgent(deps.db, owner.user.id, { name: 'Second' })).id
})
afterEach(async () => {
  await site?.close()
  site = undefined
  await app.close()
  await Promise.all([deps.crawler.close(), deps.reader.close()])
})

type Method = 'GET' | 'POST' | 'DELETE'
const call = async (method: Method, path: string, body?: object, cookie = owner.cookie) => {
  const headers = { cookie, origin: TEST_ORIGIN }
  const url = `/api/knowledge-base${path}`
  const response = await app.inject({ method, url, headers, ...(body && { payload: body }) })
  return { status: response.statusCode, ...response.json() }
}

const send = async (
  fields: Record<string, string>,
  file?: Uint8Array,
  cookie = owner.cookie,
  fileName = 'a.pdf',
) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // The browser's own claim about the type is worth nothing.
  if (file)
    form.append('file', new Blob([Buffer.from(file)], { type: 'application/pdf' }), fileName)
  const request = new Request('http://test', { method: 'POST', body: form })
  const response = await app.inject({
    method: 'POST',
    url: '/api/knowledge-base',
    headers: { cookie, origin: TEST_ORIGIN, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: response.statusCode, ...response.json() }
}

const pdfFields = () => ({ type: 'PDF', title: 'Manual', agent_id: agentId })
const addPdf = async (): Promise<KnowledgeItem> =>
  (await send(pdfFields(), await aPdf([{ text: 'Wind the clock every eight days.' }]))).data

async function crawlShop(pages = 4) {
  site = await startSite(shopPages(pages))
  const { data } = await call('POST', '/crawl-page', { url: site.origin, agent_id: agentId })
  return data as CrawlResult
}
const webFields = (refId: string, trashLinks = '') => ({
  type: 'WEB_PAGES',
  url: site!.origin,
  agent_id: agentId,
  refId,
  trashLinks,
})

describe('a document of another kind', () => {
  const fields = () => ({ type: 'DOCUMENT', title: 'Hire', agent_id: agentId })
  const sheet = readFileSync(
    new URL('../../ports/reader/office/fixtures/hire.xlsx', import.meta.url),
  )

  it('is read by the ending of its name, and comes back as it was', async () => {
    const { data } = await send(fields(), sheet, owner.cookie, 'Hire 2026.XLSX')
    expect(data).toMatchObject({ type: 'DOCUMENT', title: 'Hire', status: 'training' })
    const url = `/api/knowledge-base/file/${agentId}/${data.id}`
    const file = await app.inject({ url, headers: { cookie: owner.cookie } })
    expect(file.rawPayload.equals(sheet)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''Hire.xlsx",
      'x-content-type-options': 'nosniff',
    })
  })

  it('is refused where its name or its bytes are those of another kind', async () => {
    const refused = { status: 400, message: 'Invalid file type' }
    expect(await send(fields(), sheet, owner.cookie, 'hire.exe')).toMatchObject(refused)
    expect(await send(fields(), sheet, owner.cookie, 'hire.csv')).toMatchObject(refused)
    expect(await send(fields(), Buffer.from('a,b'), owner.cookie, 'a.xlsx')).toMatchObject(refused)
    expect(await send(fields())).toMatchObject({ status: 400, message: 'Choose a file.' })
  })
})

describe('a text', () => {
  const fields = (text: string) => ({ type: 'TEXT', title: 'Rules', agent_id: agentId, text })

  it('is kept as it was written', async () => {
    const { data } = await send(fields('## Returns\n\nWithin **14 days**.'))
    expect(data).toMatchObject({ type: 'TEXT', title: 'Rules', status: 'training' })
  })

  it('must say something, and no more than is read', async () => {
    expect(await send(fields('  '))).toMatchObject({ status: 400, message: 'Text is required' })
    expect(await send(fields('a'.repeat(PASTED_TEXT_MAX + 1)))).toMatchObject({
      status: 400,
      message: 'Text should not exceed 100,000 characters',
    })
  })
})

describe('how much of a website is taken', () => {
  const linksOf = async (path: string, scope: string) => {
    const url = site!.origin + path
    const found = await call('POST', '/crawl-page', { url, agent_id: agentId, scope })
    return found.status === 200
      ? found.data.links.map((link: string) => new URL(link).pathname)
      : found.message
  }

  it('is one page alone, where that is wanted', async () => {
    site = await startSite(shopPages(4))
    const [path] = [...site.pages.keys()].slice(1)
    expect(await linksOf(path!, 'page')).toEqual([path])
  })

  it('is what a sitemap names, where its address is given', async () => {
    site = await startSite(shopPages(4))
    const paths = [...site.pages.keys()].slice(1, 3)
    const entries = paths.map((path) => `<url><loc>${site!.origin}${path}</loc></url>`).join('')
    site.routes.set('/map.xml', (_request, response) =>
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

describe('a PDF', () => {
  it('becomes a data source that is waiting to be trained', async () => {
    const item = await addPdf()
    expect(item).toMatchObject({
      kb_id: item.id,
      agent_id: agentId,
      title: 'Manual',
      type: 'PDF',
      status: 'training',
      linked_kb: [],
      progress: { done: 0, failed: 0, total: 1 },
      reason: null,
    })
    expect((await call('GET', `/${agentId}`)).data).toEqual([item])
  })

  it('is shown to its owner as it was uploaded', async () => {
    const item = await addPdf()
    const show = (cookie: string) =>
      app.inject({ url: `/api/knowledge-base/file/${agentId}/${item.id}`, headers: { cookie } })
    const response = await show(owner.cookie)
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    })
    expect((await deedsOf(deps, owner.user.id)).at(-1)).toBe('knowledge.download')
    expect((await show((await aUser(deps)).cookie)).statusCode).toBe(404)
  })

  it('is known by its content, not by its name', async () => {
    expect(await send(pdfFields(), Buffer.from('<html>'))).toMatchObject({
      status: 400,
      message: 'Invalid file type',
    })
  })

  it('may have exactly 4.5 MB', async () => {
    const largest = Buffer.alloc(PDF_MAX_BYTES, '%PDF-1.7 ')
    expect((await send(pdfFields(), largest)).status).toBe(200)
    expect(await send(pdfFields(), Buffer.concat([largest, Buffer.from('x')]))).toMatchObject({
      status: 413,
      message: 'File size should not exceed 4.5MB',
    })
    expect((await call('GET', `/${agentId}`)).data).toHaveLength(1)
  })

  it.each([
    ['title', { title: '' }, 'Title is required'],
    ['type', { type: 'YT_VIDEOS' }, 'Choose a PDF, a document, a text or a website.'],
  ])('without a valid %s is refused', async (_field, change, message) => {
    expect(await send({ ...pdfFields(), ...change }, Buffer.from('%PDF-'))).toMatchObject({
      status: 400,
      message,
    })
  })

  it('needs its file', async () => {
    expect(await send(pdfFields())).toMatchObject({ status: 400, message: 'Choose a PDF file.' })
  })
})

describe('a website', () => {
  it('is crawled and added without the links the owner removed', async () => {
    const { refId, links } = await crawlShop()
    expect(links).toHaveLength(4)
    const { data: item } = await send(webFields(refId, links.slice(2).join(',')))
    expect(item).toMatchObject({
      title: 'Harbour Workshop',
      type: 'WEB_PAGES',
      status: 'training',
      progress: { done: 0, failed: 0, total: 2 },
    })
    const pages = await call('GET', `/pages/${agentId}/${item.id}`)
    expect(pages.data.map((page: { url: string }) => page.url)).toEqual(links.slice(0, 2))
  })

  it('with more pages than are read says how many were left out, and takes the section one wants', async () => {
    deps.config.crawl.maxPages = 8
    site = await startSite({
      ...shopPages(6),
      '/blog/a': { title: 'A', main: '<p>A post.</p>' },
      '/blog/b': { title: 'B', main: '<p>A post.</p>' },
      '/blog/c': { title: 'C', main: '<p>A post.</p>' },
      '/blog/d': { title: 'D', main: '<p>A post.</p>' },
    })
    site.pages.get('/')!.links!.push('/blog/a', '/blog/b', '/blog/c', '/blog/d')
    const body = { url: site.origin, agent_id: agentId }
    const { data: first } = await call('POST', '/crawl-page', body)
    expect(first).toMatchObject({
      left_out: 2,
      sections: [
        { path: '/', taken: 4, found: 6 },
        { path: '/blog', taken: 4, found: 4 },
      ],
      documents: [`${site.origin}/brochure.pdf`],
    })
    expect(first.links).toHaveLength(8)
    const asked = site.requested.length
    const again = { ...body, refId: first.refId, sections: ['/'] }
    const { data: second } = await call('POST', '/crawl-page', again)
    expect(second).toMatchObject({
      refId: first.refId,
      left_out: 2,
      sections: [
        { path: '/', taken: 6, found: 6 },
        { path: '/blog', taken: 2, found: 4 },
      ],
    })
    expect(site.requested).toHaveLength(asked)
    const { data: item } = await send(webFields(first.refId))
    const pages = await call('GET', `/pages/${agentId}/${item.id}`)
    expect(pages.data.map((page: { url: string }) => page.url)).toEqual(second.links)
  })

  it('is added with the PDFs the owner kept, and with no other address', async () => {
    const { refId, links, documents } = await crawlShop()
    const { data: item } = await send({
      ...webFields(refId),
      documents: `${documents[0]},http://10.0.0.1/x.pdf`,
    })
    const pages = await call('GET', `/pages/${agentId}/${item.id}`)
    expect(pages.data.map((page: { url: string }) => page.url)).toEqual([...links, documents[0]])
  })

  it('is not added when all its links were removed', async () => {
    const { refId, links } = await crawlShop()
    expect((await send(webFields(refId, links.join(',')))).status).toBe(400)
  })

  it('is added once when the form is sent twice', async () => {
    const { refId } = await crawlShop()
    const answers = await Promise.all([send(webFields(refId)), send(webFields(refId))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await call('GET', '')).data).toHaveLength(1)
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
    const answer = await call('POST', '/crawl-page', { url, agent_id: agentId })
    expect(answer).toMatchObject({ status, message })
  })

  it('whose page does not exist is refused with the reason', async () => {
    site = await startSite({})
    const answer = await call('POST', '/crawl-page', { url: site.origin, agent_id: agentId })
    expect(answer).toMatchObject({ status: 422, code: 'page_missing' })
  })
})

describe('a data source of another agent of the account', () => {
  it('is linked once, shows who uses it, and is unlinked', async () => {
    const item = await addPdf()
    const link = { agent_id: secondAgentId, kb_ids: [item.id] }
    expect((await call('POST', '/link', link)).status).toBe(200)
    expect((await call('POST', '/link', link)).status).toBe(200)
    const linked = { ...item, linked_kb: [{ name: 'Second' }] }
    expect((await call('GET', `/${secondAgentId}`)).data).toEqual([linked])
    expect((await call('GET', '')).data).toEqual([linked])
    const unlink = { agent_id: secondAgentId, kb_id: item.id }
    expect((await call('POST', '/unlink', unlink)).status).toBe(200)
    expect((await call('GET', `/${secondAgentId}`)).data).toEqual([])
    expect((await call('POST', '/unlink', unlink)).status).toBe(404)
  })

  it('is not linked to the agent that owns it', async () => {
    const item = await addPdf()
    const answer = await call('POST', '/link', { agent_id: agentId, kb_ids: [item.id] })
    expect(answer).toMatchObject({ status: 409, code: 'own_data_source' })
  })

  it('is deleted through its owner only, and then for both', async () => {
    const item = await addPdf()
    await call('POST', '/link', { agent_id: secondAgentId, kb_ids: [item.id] })
    expect(await call('DELETE', `/${secondAgentId}/${item.id}`)).toMatchObject({
      status: 409,
      message: 'Another agent owns this data source. Unlink it instead.',
    })
    expect((await call('DELETE', `/${agentId}/${item.id}`)).status).toBe(200)
    expect((await call('GET', `/${secondAgentId}`)).data).toEqual([])
  })

  it('goes when the agent that owns it is deleted', async () => {
    await addPdf()
    await app.inject({
      method: 'DELETE',
      url: `/api/agent/${agentId}`,
      headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    })
    expect((await call('GET', '')).data).toEqual([])
    const { rows } = await deps.driver.query('select 1 from knowledge_pages')
    expect(rows).toEqual([])
  })
})

describe('knowledge of another account', () => {
  it('is not found by any call', async () => {
    const item = await addPdf()
    const crawl = await crawlShop()
    const stranger = await aUser(deps)
    const own = (await anAgent(deps.db, stranger.user.id)).id
    const as = (method: Method, path: string, body?: object) =>
      call(method, path, body, stranger.cookie)
    const choose = { url: site!.origin, agent_id: own, refId: crawl.refId, sections: ['/'] }
    const { data: crawledAnew } = await as('POST', '/crawl-page', choose)
    expect(crawledAnew.refId).not.toBe(crawl.refId)
    const answers = await Promise.all([
      as('GET', `/${agentId}`),
      as('GET', `/pages/${agentId}/${item.id}`),
      as('GET', `/pages/${own}/${item.id}`),
      as('POST', '/crawl-page', { url: site!.origin, agent_id: agentId }),
      as('POST', '/link', { agent_id: own, kb_ids: [item.id] }),
      as('POST', '/link', { agent_id: agentId, kb_ids: [item.id] }),
      as('POST', '/unlink', { agent_id: agentId, kb_id: item.id }),
      as('POST', '/retrain', { agent_id: agentId, kb_id: item.id }),
      as('DELETE', `/${agentId}/${item.id}`),
      as('DELETE', `/${own}/${item.id}`),
      send({ ...webFields(crawl.refId), agent_id: own }, undefined, stranger.cookie),
      send(pdfFields(), Buffer.from('%PDF-'), stranger.cookie),
    ])
    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(
      answers.map(() => '404 not_found'),
    )
    expect((await as('GET', '')).data).toEqual([])
    expect((await call('GET', `/${agentId}`)).data).toEqual([item])
  })

  it('and knowledge that does not exist answer alike', async () => {
    expect((await call('GET', `/pages/${agentId}/${newId()}`)).status).toBe(404)
    expect((await send({ ...pdfFields(), agent_id: 'x' }, Buffer.from('%PDF-'))).status).toBe(404)
  })
})
