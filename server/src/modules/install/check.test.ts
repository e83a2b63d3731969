import type { InstallCheck, InstallFindingKind } from 'shared-types'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { releasedWidgets } from '../../lib/product-files.ts'
import { newestRelease } from '../../lib/widget-releases.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { html, type Site, startSite } from '../../test/site.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'

const { release, integrity } = newestRelease(releasedWidgets)
const SCRIPT = `${TEST_ORIGIN}/widget/${encodeURI(release)}/nexus-widget.js`

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string
let site: Site

beforeEach(async () => {
  test = await buildTestApp({ CRAWL_ALLOW: '127.0.0.1' })
  owner = await aUser(test.deps)
  agentId = (await anAgent(test.deps.db, owner.user.id)).id
  site = await startSite({})
})
afterEach(() => site.close())

type Tag = Partial<Record<'src' | 'id' | 'integrity' | 'more', string>>
const snippet = ({
  src = SCRIPT,
  id = agentId,
  integrity: hash = integrity,
  more = '',
}: Tag = {}) =>
  `<script src="${src}" data-agent-id="${id}" integrity="${hash}" crossorigin="anonymous" ${more} async></script>`

async function check(body: string, headers: Record<string, string> = {}): Promise<InstallCheck> {
  site.routes.set('/', (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    html(response, `<!doctype html><html><head></head><body><h1>Clocks</h1>${body}</body></html>`)
  })
  return ask(site.origin)
}

async function ask(url: string): Promise<InstallCheck> {
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/agent/install-check/${agentId}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    payload: { url },
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data
}

const kinds = ({ findings }: InstallCheck): InstallFindingKind[] => findings.map(({ kind }) => kind)

it('finds the copied snippet, and reports no problem', async () => {
  expect(await check(snippet())).toEqual({
    url: `${site.origin}/`,
    works: true,
    findings: [{ kind: 'found', level: 'good', text: 'The snippet of this agent is on the page.' }],
  })
})

it('follows the redirects of a page, whatever its robots.txt says', async () => {
  await check(snippet())
  site.routes.set('/old', (_request, response) => response.writeHead(301, { location: '/' }).end())
  site.routes.set('/robots.txt', (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /'),
  )
  expect(await ask(`${site.origin}/old`)).toMatchObject({ url: `${site.origin}/`, works: true })
})

it.each<[string, () => string, InstallFindingKind[]]>([
  ['has none', () => '<p>Nothing.</p>', ['missing']],
  [
    'has a tag manager',
    () => '<script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>',
    ['missing', 'unseen_tag_manager'],
  ],
  ['has it in a comment', () => `<!-- ${snippet()} -->`, ['in_comment']],
  ['has it in a noscript', () => `<noscript>${snippet()}</noscript>`, ['in_noscript']],
  ['holds it back', () => snippet({ more: 'type="text/plain"' }), ['held_back']],
  ['has curly quotes', () => snippet().replaceAll('"', '”'), ['wrong_quotes']],
  ['shows it as text', () => `<p>${snippet().replaceAll('<', '&lt;')}</p>`, ['shown_as_text']],
  [
    'shows it to readers and has it too',
    () => `<pre>${snippet().replaceAll('<', '&lt;')}</pre>${snippet()}`,
    ['found'],
  ],
  ['has lost the id', () => snippet({ id: '' }), ['no_agent_id']],
  ['has the id of another', () => snippet({ id: 'somebody' }), ['wrong_agent']],
  ['has it twice', () => snippet() + snippet(), ['found', 'found_twice']],
  ['has two agents', () => snippet() + snippet({ id: 'x' }), ['found', 'other_agents']],
  [
    'is of an older release',
    () => snippet({ src: `${TEST_ORIGIN}/widget/1.0.6/nexus-widget.js`, integrity: '' }),
    ['found', 'older_release'],
  ],
  [
    'has the integrity of another release',
    () => snippet({ src: `${TEST_ORIGIN}/widget/1.0.6/nexus-widget.js` }),
    ['found', 'older_release', 'integrity_mismatch'],
  ],
  [
    'has lost crossorigin',
    () => snippet().replace('crossorigin="anonymous"', ''),
    ['found', 'integrity_without_crossorigin'],
  ],
  [
    'asks another server',
    () => snippet({ more: 'data-api-base="https://other.example/api"' }),
    ['found', 'foreign_api'],
  ],
  [
    'makes it with a script',
    () => `<script>Object.assign(s,{src:"${SCRIPT}"});s.dataset.agentId="${agentId}"</script>`,
    ['found_by_script'],
  ],
])('reports a page that %s', async (_what, body, found) => {
  const checked = await check(body())
  expect(kinds(checked)).toEqual(found)
  expect(checked.works).toBe(checked.findings.every(({ level }) => level !== 'problem'))
})

it('names another agent of the account if that one is on the page', async () => {
  const { id } = await anAgent(test.deps.db, owner.user.id, { name: 'Night shift' })
  const { findings } = await check(snippet({ id }))
  expect(findings[0]!.text).toContain('that of Night shift.')
  const stranger = await aUser(test.deps)
  const theirs = await anAgent(test.deps.db, stranger.user.id, { name: 'Secret' })
  const other = await check(snippet({ id: theirs.id }))
  expect(other.findings[0]!.text).not.toContain('Secret')
})

it.each<[string, string, InstallFindingKind[]]>([
  ["default-src 'self'", '', ['policy_script', 'policy_connect']],
  [`script-src ${TEST_ORIGIN}; connect-src ${TEST_ORIGIN}`, '', []],
  [`script-src 'nonce-abc'; connect-src *`, 'nonce="abc"', []],
  [`script-src 'nonce-abc' ${TEST_ORIGIN} 'strict-dynamic'`, '', ['policy_script']],
  ['script-src http://*:4000/widget/; connect-src http:', '', []],
  ['script-src https://localhost:4000', '', ['policy_script']],
  [`default-src ${TEST_ORIGIN}, connect-src https://api.example`, '', ['policy_connect']],
  ['sandbox allow-forms', '', ['policy_sandbox']],
])('reads the content security policy %s as a browser does', async (policy, more, found) => {
  const inHeader = await check(snippet({ more }), { 'content-security-policy': policy })
  expect(kinds(inHeader)).toEqual(['found', ...found])
  expect(inHeader.works).toBe(found.length === 0)
  if (policy.includes(', ') || policy.startsWith('sandbox')) return
  const inHead = await check(
    `<meta http-equiv="Content-Security-Policy" content="${policy}">${snippet({ more })}`,
  )
  expect(kinds(inHead)).toEqual(['found', ...found])
})

it('ignores a policy that is only reported', async () => {
  const policy = { 'content-security-policy-report-only': "default-src 'none'" }
  expect((await check(snippet(), policy)).works).toBe(true)
})

it('reports that the website is not allowed and the agent not active', async () => {
  const change = (path: string, payload?: object) =>
    test.app.inject({
      method: 'PATCH',
      url: `/api/agent/${path}`,
      headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
      ...(payload && { payload }),
    })
  await change('chatbot-config', { agent_id: agentId, allowed_sites: ['shop.example.com'] })
  await change(`deactivate/${agentId}`)
  const checked = await check(snippet())
  expect(kinds(checked)).toEqual(['found', 'site_not_allowed', 'agent_inactive'])
  expect(checked.works).toBe(false)
})

it('loads a script from another host, and reports why it could not', async () => {
  site.routes.set('/nexus-widget.js', (_request, response) => response.writeHead(404).end())
  const gone = await check(snippet({ src: '/nexus-widget.js' }))
  expect(kinds(gone)).toContain('script_unreachable')
  const unknown = await check(snippet({ src: `${TEST_ORIGIN}/widget/9.9.9/nexus-widget.js` }))
  expect(kinds(unknown)).toEqual(['found', 'script_unreachable'])
  site.routes.set('/nexus-widget.js', (_request, response) => response.end('changed()'))
  expect(kinds(await check(snippet({ src: '/nexus-widget.js' })))).toContain('integrity_mismatch')
})

it('reports why a page cannot be read', async () => {
  for (const [url, why] of [
    [`${site.origin}/none`, 'does not exist'],
    ['http://10.0.0.1', 'private network'],
    ['nobody.invalid', 'no website at this address'],
  ] as const) {
    const { works, url: read, findings } = await ask(url)
    expect([works, read, findings.map(({ kind }) => kind)]).toEqual([
      false,
      null,
      ['unreadable_page'],
    ])
    expect(findings[0]!.text).toContain(why)
  }
})
