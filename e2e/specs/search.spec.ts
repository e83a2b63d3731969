import { readFile } from 'node:fs/promises'
import { anAgent } from '../arrange.ts'
import { zoneAtNoon } from '../clock.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { aConversation, calls } from '../seed.ts'

test.use({ timezoneId: zoneAtNoon() })

test('the palette finds pages, agents, conversations and commands, and remembers the last choice', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Harbour' })
  const id = await aConversation(api, agent, 'My saddle is broken', 'Hello?')
  await owner.goto(`${origins.nexus}/dashboard`)
  await owner.getByRole('button', { name: 'Search' }).click()
  const palette = owner.getByRole('dialog', { name: 'Search and commands' })
  const field = palette.getByRole('combobox')
  await field.fill('sadd')
  await expect(palette.getByRole('option', { name: /My saddle is broken/ })).toBeVisible()
  await field.press('Enter')
  await owner.waitForURL(`${origins.nexus}/inbox/${id}`)

  await owner.keyboard.press('Control+k')
  await expect(palette.getByRole('option').first()).toContainText('Visitor')
  await expectAccessible(owner, 'palette')
  await field.fill('harb app')
  await palette.getByRole('option', { name: 'Harbour › Appearance' }).click()
  await owner.waitForURL(`${origins.nexus}/agents/${agent.id}?tab=appearance`)

  await owner.keyboard.press('Control+k')
  await field.fill('zebra')
  await expect(palette.getByText('Nothing found for “zebra”.')).toBeVisible()
  await expectAccessible(owner, 'palette-nothing-found')
  await field.fill('dark theme')
  await field.press('Enter')
  await expect(owner.locator('html')).toHaveAttribute('data-theme', 'dark')

  await owner.keyboard.press('Control+k')
  await field.fill('create')
  await field.press('Enter')
  await expect(owner.getByRole('dialog', { name: 'Create Agent' })).toBeVisible()
})

test('shortcuts lead through pages and lists, and are characters in a text field', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  const older = await aConversation(api, agent, 'First')
  const newer = await aConversation(api, agent, 'Second')
  await owner.goto(`${origins.nexus}/dashboard`)
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible()
  await owner.keyboard.press('g')
  await owner.keyboard.press('i')
  await owner.waitForURL(`${origins.nexus}/inbox`)
  await expect(owner.locator(`a[href$="${newer}"]`)).toBeVisible()
  await owner.keyboard.press('j')
  await expect(owner.locator(`a[href$="${newer}"]`)).toBeFocused()
  await owner.keyboard.press('j')
  await owner.keyboard.press('Enter')
  await owner.waitForURL(`${origins.nexus}/inbox/${older}`)
  await expect(owner.getByRole('region', { name: 'Messages' })).toBeVisible()
  await owner.keyboard.press('Escape')
  await owner.waitForURL(`${origins.nexus}/inbox`)

  await owner.keyboard.press('/')
  const search = owner.getByRole('searchbox', { name: 'Search conversations' })
  await expect(search).toBeFocused()
  await owner.keyboard.type('gd?')
  await expect(search).toHaveValue('gd?')
  await owner.keyboard.press('Escape')
  await owner.keyboard.press('Escape')
  await owner.keyboard.press('?')
  const help = owner.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toBeVisible()
  await expectAccessible(owner, 'keyboard-shortcuts')
  await help.getByRole('switch').click()
  await owner.keyboard.press('Escape')
  await owner.keyboard.press('?')
  await expect(help).toBeHidden()
})

test('the inbox is searched, the address keeps the search, and its results are exported', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  const id = await aConversation(api, agent, 'My saddle is broken', 'Hello?')
  await aConversation(api, agent, 'A helmet, please')
  await owner.goto(`${origins.nexus}/inbox`)
  const rows = owner.getByRole('region', { name: 'Conversations' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const search = owner.getByRole('searchbox', { name: 'Search conversations' })
  await search.fill('sad')
  await expect(rows).toHaveCount(1)
  await expect(rows.locator('mark')).toHaveText('sad')
  await expectAccessible(owner, 'inbox-search')
  await rows.getByRole('link').click()
  await owner.waitForURL(`${origins.nexus}/inbox/${id}?q=sad`)
  await owner.reload()
  await expect(search).toHaveValue('sad')
  await expect(rows).toHaveCount(1)

  const downloading = owner.waitForEvent('download')
  await owner.getByRole('button', { name: 'Export what was found as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^conversations-[\d-]{10}\.csv$/)
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain('My saddle is broken')
  expect(file).not.toContain('A helmet')

  await search.fill('zebra')
  await expect(owner.getByRole('heading', { name: 'No match' })).toBeVisible()
  await owner.getByRole('button', { name: 'Clear search' }).click()
  await expect(rows).toHaveCount(2)
  await expect(owner).toHaveURL((url) => url.search === '')
})

test('call logs are searched and exported', async ({ owner, api }) => {
  const agent = await anAgent(api, { name: 'Sales', type: 'SALES_ASSISTANT' })
  await owner.goto(`${origins.nexus}/dashboard`)
  await calls(owner, agent, 1)
  await owner.goto(`${origins.nexus}/call-logs`)
  const rows = owner.getByRole('row').filter({ has: owner.getByRole('cell') })
  await expect(rows).toHaveCount(1)
  const search = owner.getByRole('searchbox', { name: 'Search call logs' })
  await search.fill('nobodysaidthis')
  await expect(owner.getByRole('heading', { name: 'No match' })).toBeVisible()
  await search.fill('')
  await expect(rows).toHaveCount(1)
  const downloading = owner.waitForEvent('download')
  await owner.getByRole('link', { name: 'Export all as CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain('Transcript')
  expect(file).toContain('Agent: ')
})

test('conversations and calls are found by date', async ({ owner, api }) => {
  const agent = await anAgent(api)
  const id = await aConversation(api, agent, 'My saddle is broken')
  await owner.goto(`${origins.nexus}/inbox`)
  const field = owner.getByRole('searchbox', { name: 'Search conversations' })
  await field.fill('saddle today')
  await expect(owner.locator(`a[href*="${id}"]`)).toBeVisible()
  await field.fill('last month')
  await expect(owner.getByText('Nothing found for “last month”.')).toBeVisible()
  await owner.goto(`${origins.nexus}/call-logs?q=last+month`)
  await expect(owner.getByText('No match')).toBeVisible()
})
