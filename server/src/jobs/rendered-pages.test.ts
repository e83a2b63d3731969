import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Deps } from '../deps.ts'
import { addWebPages, crawlSite } from '../modules/knowledge/add-website.ts'
import { readKnowledge } from '../modules/knowledge/service.ts'
import { startTraining, type TrainingWorker } from './train-knowledge.ts'
import { installedChromium } from '../test/chromium.ts'
import { aUser, anAgent } from '../test/factories.ts'
import { html, listen, type Site, startSite } from '../test/site.ts'
import { buildTestDeps } from '../test/test-app.ts'

const BROWSER_MS = 180_000

let site: Site
let deps: Deps
let worker: TrainingWorker

/** The page is empty until its script has run. */
const madeByScript = (script: string) => `<!doctype html><html lang="en"><title>Rooms</title>
  <body><div id="root"></div><script>${script}</script></body></html>`
const serve = (path: string, script: string) =>
  site.routes.set(path, (_request, response) => html(response, madeByScript(script)))

beforeEach(async () => {
  site = await startSite({})
  const { host } = new URL(site.origin)
  deps = await buildTestDeps({
    CRAWL_ALLOW: host,
    BROWSER_PATH: await installedChromium(),
  })
  worker = startTraining(deps, { pollMs: 30, backoffMs: [20] })
}, BROWSER_MS)
afterEach(async () => {
  await worker.stop()
  await Promise.all([deps.crawler.close(), deps.reader.close(), site.close()])
})

/** The text that is learnt from the site, read as an owner would. */
async function learned(): Promise<string> {
  const { user } = await aUser(deps)
  const { id } = await anAgent(deps.db, user.id)
  const input = { agent_id: id, url: site.origin }
  const { refId } = await crawlSite(deps, user.id, input, new AbortController().signal)
  await addWebPages(deps, user.id, { agent_id: id, refId, trashLinks: '' })
  await vi.waitFor(
    async () => {
      const [item] = await readKnowledge(deps, user.id, id)
      expect(item!.status).not.toBe('training')
    },
    { timeout: BROWSER_MS, interval: 50 },
  )
  const { rows } = await deps.driver.query('select text from passages')
  return rows.map((row) => String(row['text'])).join('\n')
}

it(
  'a website made by scripts is found and read as a browser shows it',
  async () => {
    site.routes.set('/price', (_request, response) => response.end('94 crowns'))
    serve(
      '/',
      `fetch('/price').then((answer) => answer.text()).then((price) => {
        document.querySelector('#root').innerHTML =
          '<h1>Rooms</h1><p>A room above the harbour costs ' + price + ' a night, with breakfast.</p><a href="/garden">Garden</a>'
      })`,
    )
    serve(
      '/garden',
      `document.querySelector('#root').innerHTML = '<p>The garden of the inn is open to guests until ten in the evening.</p>'`,
    )
    const text = await learned()
    expect(text).toContain('costs 94 crowns a night')
    expect(text).toContain('open to guests until ten')
  },
  BROWSER_MS,
)

it(
  'a script of a website cannot reach private addresses',
  async () => {
    const reached: string[] = []
    const intranet = await listen((request, response) => {
      reached.push(request.url ?? '')
      response.setHeader('access-control-allow-origin', '*').end('secret')
    })
    const { port } = new URL(intranet.origin)
    serve(
      '/',
      `const said = []
      const addresses = ['127.0.0.1', 'localhost', '[::1]', '2130706433'].map((host) => 'http://' + host + ':${port}/')
      const show = () => { document.querySelector('#root').innerHTML = '<p>The inn has tried them all and says: ' + said.join() + '.</p>' }
      for (const address of addresses) {
        fetch(address + 'fetch').then((a) => a.text()).then((text) => said.push(text), () => said.push('none')).then(show)
        document.body.append(Object.assign(document.createElement('iframe'), { src: address + 'frame' }))
        document.body.append(Object.assign(document.createElement('script'), { src: address + 'script' }))
        new WebSocket(address.replace('http', 'ws') + 'socket').onerror = () => {}
        window.open(address + 'window')
      }`,
    )
    const text = await learned()
    expect(text).toContain('The inn has tried them all')
    expect(text).not.toContain('secret')
    expect(reached).toEqual([])
    await intranet.close()
  },
  BROWSER_MS,
)
