import type { CrawlResult, FirstRunStep, IntegrationDetail } from 'shared-types'
import { anAgent } from '../arrange.ts'
import { settled } from '../everything.ts'
import { expect, origins, test } from '../fixtures.ts'
import { answer, hold, refuse } from '../intercept.ts'
import { expectAccessible } from '../look.ts'

test.use({ reducedMotion: 'reduce' })

/** 1,169 pages in eight sections, of which 500 are read. */
function aLargeSite(): CrawlResult {
  const parts: [path: string, taken: number, found: number][] = [
    ['/', 24, 24],
    ['/bikes', 101, 412],
    ['/events', 63, 63],
    ['/guides/routes-along-the-coast-and-the-hills-behind-it', 101, 189],
    ['/news', 101, 371],
    ['/team', 9, 9],
    ['/workshop', 101, 101],
  ]
  const site = 'https://harbourcycles.example'
  return {
    refId: 'crawl',
    links: parts.flatMap(([path, taken]) =>
      Array.from(
        { length: taken },
        (_, index) => `${site}${path === '/' ? '' : path}/page-${index}`,
      ),
    ),
    left_out: 669,
    limits: ['opened'],
    sections: parts.map(([path, taken, found]) => ({ path, taken, found })),
    documents: [
      `${site}/files/price-list-2026.pdf`,
      `${site}/files/terms-of-hire.pdf`,
      `${site}/files/A%20guide%20to%20the%20routes%20along%20the%20coast%20and%20the%20hills.pdf`,
      'https://cycling-council.example/docs/rules-of-the-road.pdf',
    ],
  }
}

const ORDER: FirstRunStep[] = ['create', 'prepare', 'activate', 'talk', 'connect']

test('setting up: the first steps of every kind of agent, and the chat that tests one', async ({
  owner,
  api,
}) => {
  test.setTimeout(240_000)
  const agent = await anAgent(api, { activated: false })
  for (const [type, count] of [
    ['CHATBOT', 1],
    ['ANTI_THEFT', 1],
    ['SALES_ASSISTANT', 4],
  ] as const) {
    await answer(owner, 'GET /user/first-run', {
      agent: { id: agent.id, name: agent.name, type },
      done: ORDER.slice(0, count),
    })
    await owner.goto(`${origins.nexus}/dashboard`)
    await settled(owner)
    await expectAccessible(owner, `first steps, ${type}, ${count} done`)
  }
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
  await owner.getByRole('button', { name: 'Test chat' }).click()
  const chat = owner.getByRole('complementary', { name: 'Test chat' })
  await expectAccessible(owner, 'test chat of an agent that sleeps')
  await chat.getByRole('button', { name: 'Activate' }).click()
  await chat.getByRole('textbox').fill('Do you repair violins?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('button', { name: 'Talk to a person' })).toBeVisible()
  await expectAccessible(owner, 'test chat')
  await owner.getByRole('button', { name: 'Add Data Source' }).first().click()
  await owner.getByRole('button', { name: 'Use our sample PDF' }).click()
  await expectAccessible(owner, 'Add Data Source, a sample PDF')
  await owner.getByRole('radio', { name: /Web pages/ }).click()
  await owner.getByRole('button', { name: 'Use our sample website' }).click()
  await owner.getByRole('button', { name: 'Fetch pages' }).click()
  await expect(owner.getByText('6 pages to read')).toBeVisible()
  await expectAccessible(owner, 'Add Data Source, pages found')
})

test('setting up: a website with more pages than are read, and its PDFs', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  await answer(owner, 'POST /knowledge-base/crawl-page', aLargeSite())
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
  await owner.getByRole('button', { name: 'Add Data Source' }).first().click()
  await owner.getByRole('radio', { name: /Web pages/ }).click()
  await owner.getByRole('textbox', { name: 'Website' }).fill('https://harbourcycles.example')
  await owner.getByRole('button', { name: 'Fetch pages' }).click()
  await expect(owner.getByText('500 pages to read')).toBeVisible()
  await expectAccessible(owner, 'Add Data Source, a large website')
  await owner.getByRole('button', { name: /^\/workshop / }).click()
  await owner.getByRole('button', { name: 'Remove /events' }).click()
  await expectAccessible(owner, 'Add Data Source, a section open and one removed')
})

test('setting up: Telegram without and with many groups, and when it cannot be read', async ({
  owner,
  api,
}) => {
  test.setTimeout(180_000)
  const agent = await anAgent(api)
  const added = await api.post<{ id: string }>('/agent/integration', {
    agent_id: agent.id,
    type: 'telegram',
  })
  const path = `GET /agent/integration/${agent.id}/${added.id}` as const
  const modal = owner.getByRole('dialog', { name: 'Telegram configuration' })
  const show = async (name: string) => {
    await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
    await owner.getByRole('button', { name: 'Configure' }).click()
    await expect(modal).toBeVisible()
    await expectAccessible(owner, `Telegram configuration, ${name}`)
  }
  const many: IntegrationDetail = {
    id: added.id,
    type: 'telegram',
    telegram: {
      auth_token: '9f86d081884c7d659a2feaa0c55ad015',
      bot: 'harbour_cycles_bot',
      groups: [
        'Harbour regulars and friends of the long Sunday ride',
        'Staff',
        'Ferry',
        'Workshop',
        'A',
        'B',
      ].map((name) => ({ name })),
    },
  }
  const release = await hold(owner, path)
  await show('loading')
  await release()
  await answer(owner, path, many)
  await show('many groups')
  await modal.getByRole('button', { name: 'Rotate token' }).click()
  await expect(owner.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(owner, 'Telegram configuration, rotating')
  await refuse(owner, path, 'The server is having a bad day.')
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=integrations`)
  await owner.getByRole('button', { name: 'Configure' }).click()
  await expect(modal.getByRole('button', { name: /again/ })).toBeVisible({ timeout: 30_000 })
  await expectAccessible(owner, 'Telegram configuration, error')
})

test('setting up: the local Telegram and the local inbox, empty and full', async ({
  owner,
  api,
}) => {
  test.setTimeout(180_000)
  await anAgent(api)
  await owner.goto(`${origins.nexus}/dashboard`)
  await owner.getByRole('button', { name: 'Open local Telegram' }).click()
  const telegram = owner.getByRole('dialog', { name: 'Local Telegram' })
  await expect(telegram.getByText('No groups yet')).toBeVisible()
  await expectAccessible(owner, 'Local Telegram, empty')
  for (const title of [
    'Staff',
    'Harbour regulars and friends of the long Sunday ride around the bay',
  ]) {
    await telegram.getByLabel('New group').fill(title)
    await telegram.getByRole('button', { name: 'Create group' }).click()
    await expect(telegram.getByRole('region', { name: title })).toBeVisible()
  }
  const field = telegram.getByLabel('Message to the group')
  for (const text of [
    'Is anybody riding on Sunday?',
    'I am, if it does not rain, and I bring the long pump for everybody who forgot theirs again. '.repeat(
      3,
    ),
  ]) {
    await field.fill(text)
    await telegram.getByRole('button', { name: 'Send' }).click()
    await expect(field).toHaveValue('')
  }
  await expectAccessible(owner, 'Local Telegram, not connected')
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'Open local inbox' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Place a call' }).click()
  await expectAccessible(owner, 'Local inbox, placing a call')
})
