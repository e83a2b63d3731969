import type { Page } from '@playwright/test'
import type { Agent, KnowledgePage } from 'shared-types'
import { anAgent, teachPdf, teachWebsite, untilTrained, WARRANTY_PDF } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { hold } from '../intercept.ts'
import { listen } from '../servers/http.ts'
import { expectToast } from '../toasts.ts'
import { fileURLToPath } from 'node:url'

const HIRE_TABLE = fileURLToPath(
  new URL('../../server/src/ports/reader/office/fixtures/hire.xlsx', import.meta.url),
)

const openTab = (page: Page, agent: Agent) =>
  page.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)

/** More pages than are read of one website, in two sections, and two PDFs, one of them on another site. */
const aLargeSite = () =>
  listen((request, response) => {
    const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
    const links = [
      ...numbers(300).map((number) => `/news/${number}`),
      ...numbers(225).map((number) => `/walks/${number}`),
      '/menu.pdf',
      'https://files.example/elsewhere.pdf',
    ]
    const isStart = request.url === '/'
    if (!isStart && !links.includes(request.url ?? '')) return void response.writeHead(404).end()
    const shown = isStart ? links.map((link) => `<a href="${link}">${link}</a>`).join(' ') : ''
    response.setHeader('content-type', 'text/html').end(`<p>Words to read. ${shown}</p>`)
  })

async function addSource(page: Page) {
  await page.getByRole('button', { name: 'Add Data Source' }).first().click()
  return page.getByRole('dialog', { name: 'Add Data Source' })
}

test('a website is fetched, links are removed, the rest is learned', async ({ owner, api }) => {
  const agent = await anAgent(api)
  await openTab(owner, agent)
  const dialog = await addSource(owner)
  await expect(dialog.getByRole('radio', { name: /YouTube/i })).toBeDisabled()
  await dialog.getByRole('radio', { name: /web/i }).check({ force: true })
  await expect(dialog.getByText(/not supported for single-page websites/i)).toBeVisible()
  const website = dialog.getByRole('textbox', { name: 'Website' })
  const fetchPages = dialog.getByRole('button', { name: 'Fetch pages' })
  const letFetch = await hold(owner, 'POST /knowledge-base/crawl-page')
  await website.fill(`${origins.site}/missing`)
  await fetchPages.click()
  // Changed while the other address is being fetched, which is then of no interest.
  await website.fill(origins.site)
  await fetchPages.click()
  await letFetch()
  const found = dialog.getByRole('list', { name: 'Pages found' })
  await expect(found.getByRole('listitem')).toHaveCount(10)
  await expect(found).not.toContainText('rota')
  await dialog.getByRole('button', { name: `Remove ${origins.site}/jobs` }).click()
  await expect(found.getByRole('listitem')).toHaveCount(9)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectToast(owner, 'Knowledge base added successfully')
  await untilTrained(api, agent.id, 1)
  await expect(
    owner.getByRole('row').filter({ hasText: 'Web pages' }).getByText('trained'),
  ).toBeVisible()
  const [item] = await api.get<{ id: string }[]>(`/knowledge-base/${agent.id}`)
  const pages = await api.get<KnowledgePage[]>(`/knowledge-base/pages/${agent.id}/${item!.id}`)
  expect(pages.map((page) => page.url?.replace(origins.site, '') || '/').toSorted()).toEqual([
    '/',
    '/about',
    '/classes',
    '/delivery',
    '/hire',
    '/prices',
    '/questions',
    '/services',
    '/visit',
  ])
})

test('an owner chooses which pages of a large website are left out', async ({ owner, api }) => {
  const site = await aLargeSite()
  const agent = await anAgent(api)
  await openTab(owner, agent)
  const dialog = await addSource(owner)
  await dialog.getByRole('radio', { name: /web/i }).check({ force: true })
  await dialog.getByRole('textbox', { name: 'Website' }).fill(site.origin)
  await dialog.getByRole('button', { name: 'Fetch pages' }).click()
  await expect(dialog.getByText('500 pages to read')).toBeVisible()
  await expect(dialog.getByText('526 pages found, 26 left out.')).toBeVisible()
  const limit = dialog.getByText('not every page was opened to look for links.')
  await expect(limit).toBeVisible()
  const section = (name: string) =>
    dialog
      .getByRole('list', { name: 'Pages found' })
      .getByRole('listitem')
      .filter({ has: owner.getByRole('button', { name: new RegExp(`^${name} `) }) })
  await expect(section('/news')).toContainText('274 of 300')
  await section('/news').getByRole('button', { name: 'Take all' }).click()
  await expect(section('/walks')).toContainText('199 of 225')
  await expect(limit).toBeVisible()
  await section('/walks').getByRole('button', { name: 'Remove /walks' }).click()
  await expect(dialog.getByText('301 pages to read')).toBeVisible()
  await expect(dialog.getByText('1 PDF to read')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'elsewhere.pdf' }).check()
  await dialog.getByRole('checkbox', { name: 'elsewhere.pdf' }).uncheck()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectToast(owner, 'Knowledge base added successfully')
  const [item] = await api.get<{ id: string }[]>(`/knowledge-base/${agent.id}`)
  const pages = await api.get<KnowledgePage[]>(`/knowledge-base/pages/${agent.id}/${item!.id}`)
  expect(pages).toHaveLength(302)
  expect(pages.at(-1)!.url).toBe(`${site.origin}/menu.pdf`)
  await api.remove(`/knowledge-base/${agent.id}/${item!.id}`)
  await site.close()
})

test('a PDF is uploaded and learned', async ({ owner, api }) => {
  const agent = await anAgent(api)
  await openTab(owner, agent)
  await expect(owner.getByText('No data sources yet')).toBeVisible()
  const dialog = await addSource(owner)
  await dialog.getByLabel('PDF file').setInputFiles(fileURLToPath(WARRANTY_PDF))
  await expect(dialog.getByText('harbour-cycles-warra', { exact: false }).first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Warranty and service terms')
  await dialog.getByRole('button', { name: 'Add PDF' }).click()
  await expectToast(owner, 'Knowledge base added successfully')
  await untilTrained(api, agent.id, 1)
  await expect(
    owner.getByRole('row').filter({ hasText: 'Warranty and service' }).getByText('trained'),
  ).toBeVisible()
})

test('a file that only calls itself a PDF fails with a reason', async ({ owner, api }) => {
  const agent = await anAgent(api)
  await openTab(owner, agent)
  const dialog = await addSource(owner)
  await dialog.getByLabel('PDF file').setInputFiles({
    name: 'fake.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('GIF89a not a pdf'),
  })
  await dialog.getByRole('button', { name: 'Add PDF' }).click()
  await expectToast(owner, 'Invalid file type')
})

test('an agent links a data source of another agent, and unlinks it', async ({ owner, api }) => {
  const teacher = await anAgent(api, { name: 'Teacher' })
  await teachPdf(api, teacher.id, 'A title longer than twenty letters')
  await untilTrained(api, teacher.id, 1)
  const pupil = await anAgent(api, { name: 'Pupil' })
  await openTab(owner, pupil)
  await owner.getByRole('button', { name: 'Link Data Source' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Link Data Source' })
  const link = dialog.getByRole('button', { name: 'Link', exact: true })
  await expect(link).toBeDisabled()
  await expect(dialog.getByText(/^A title longer than ?t?…/)).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await link.click()
  await expect(dialog).toBeHidden()
  await owner.getByRole('button', { name: /^Actions for/ }).click()
  await owner.getByRole('menuitem', { name: 'Unlink' }).click()
  const question = owner.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to unlink this knowledge base?')
  await question.getByRole('button', { name: 'Unlink' }).click()
  await expectToast(owner, 'Knowledge base unlinked successfully')
  await expect(owner.getByText('No data sources yet')).toBeVisible()
})

test('deleting a linked data source states how many agents lose it', async ({ owner, api }) => {
  const teacher = await anAgent(api, { name: 'Teacher' })
  const item = await teachPdf(api, teacher.id, 'Shared terms')
  await untilTrained(api, teacher.id, 1)
  const pupil = await anAgent(api, { name: 'Pupil' })
  await api.post('/knowledge-base/link', { agent_id: pupil.id, kb_ids: [item.id] })
  await openTab(owner, teacher)
  await owner.getByRole('button', { name: 'Actions for Shared terms' }).click()
  await owner.getByRole('menuitem', { name: 'Delete' }).click()
  const question = owner.getByRole('alertdialog')
  await expect(question).toContainText(/1 agent/)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(owner, 'Knowledge base deleted')
  expect(await api.get(`/knowledge-base/${pupil.id}`)).toEqual([])
})

test('a website is read again', async ({ owner, api }) => {
  const agent = await anAgent(api)
  await teachWebsite(api, agent.id, origins.site)
  await untilTrained(api, agent.id, 1)
  await openTab(owner, agent)
  await owner.getByRole('button', { name: /^Actions for/ }).click()
  await owner.getByRole('menuitem', { name: 'Retrain' }).click()
  await expectToast(owner, 'Data retrained successfully')
  await untilTrained(api, agent.id, 1)
})

test('behind More: a table and a pasted text are learned, and answered from', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  await openTab(owner, agent)
  const table = await addSource(owner)
  await expect(table.getByRole('radio', { name: /^Document/ })).toHaveCount(0)
  await table.getByRole('button', { name: 'More' }).click()
  await table.getByRole('radio', { name: /^Document/ }).check({ force: true })
  await table.getByLabel('Document', { exact: true }).setInputFiles(HIRE_TABLE)
  await table.getByRole('button', { name: 'Add document' }).click()
  await expectToast(owner, 'Knowledge base added successfully')

  const text = await addSource(owner)
  await text.getByRole('button', { name: 'More' }).click()
  await text.getByRole('radio', { name: /^Text/ }).check({ force: true })
  await text.getByRole('textbox', { name: 'Title' }).fill('House rules')
  await text.getByRole('textbox', { name: 'Text' }).fill('Dogs are welcome in the workshop.')
  await text.getByRole('button', { name: 'Add text' }).click()
  await expect(text).toBeHidden()
  await untilTrained(api, agent.id, 2)
  await expect(owner.getByRole('row').filter({ hasText: 'hire' })).toContainText('Document')

  await owner.getByRole('button', { name: 'Test chat' }).click()
  const chat = owner.getByRole('complementary', { name: 'Test chat' })
  await chat.getByRole('textbox').fill('How much is a city bike per day?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log')).toContainText('£18.50')
})
