import type { Page } from '@playwright/test'
import { anAgent, teachPdf, type Api } from '../arrange.ts'
import { anAccountInUse, ownerScreens, settled } from '../everything.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'

test.use({ reducedMotion: 'reduce' })

/** Calls without which the page's frame does not load, so that no state could be seen. */
const OF_THE_SHELL = /\/api\/(?:user|system|events|call-logs\/unread)(?:$|\?)/

const isData = (url: URL) => url.pathname.startsWith('/api/') && !OF_THE_SHELL.test(url.pathname)

const STATES = {
  loading: async (page: Page) => page.route(isData, () => {}),
  error: async (page: Page) =>
    page.route(isData, (route) =>
      route.fulfill({ status: 400, json: { message: 'The server is having a bad day.' } }),
    ),
}

for (const [state, arrange] of Object.entries(STATES)) {
  test(`every screen while ${state}`, async ({ owner, api, visitor }) => {
    test.setTimeout(300_000)
    const { 'not-found': _, ...screens } = ownerScreens(await anAccountInUse(api, visitor))
    await arrange(owner)
    for (const [name, path] of Object.entries(screens)) {
      await owner.goto(`${origins.nexus}${path}`)
      await expect(owner.getByRole('navigation', { name: 'Main' })).toBeVisible()
      // The third retry of a call comes after seven seconds.
      if (state === 'error')
        await expect(owner.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 })
      await expectAccessible(owner, `${state} ${name}`)
    }
  })
}

const LONG = 'Wolfeschlegelsteinhausenbergerdorff & Daughters of Llanfairpwllgwyngyll'

async function manyAgents(api: Api) {
  for (let n = 1; n <= 12; n++)
    await anAgent(api, {
      name: n === 1 ? 'W'.repeat(15) : `Agent number ${n}`,
      activated: n % 2 === 0,
    })
}

test('many rows and long names', async ({ owner, api, visitor }) => {
  test.setTimeout(300_000)
  const { agent } = await anAccountInUse(api, visitor)
  await manyAgents(api)
  for (let n = 0; n < 12; n++) await teachPdf(api, agent.id, `${LONG}, volume ${n + 1}`)
  await api.patch('/agent/chatbot-config', {
    agent_id: agent.id,
    brand_name: LONG.slice(0, 60),
    welcome_message: `${LONG}. `.repeat(4),
    suggested_questions: Array.from({ length: 6 }, (_, n) => `${LONG} ${n}?`).join(','),
  })
  const full = {
    'full agents': '/agents',
    'full knowledge-base': `/agents/${agent.id}?tab=knowledge-base`,
    'full appearance': `/agents/${agent.id}?tab=appearance`,
  }
  for (const [name, path] of Object.entries(full)) {
    await owner.goto(`${origins.nexus}${path}`)
    await settled(owner)
    await expectAccessible(owner, name)
  }
})
