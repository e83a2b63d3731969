import { anAgent, teachPdf, teachWebsite, untilTrained } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { answer, hold, refuse } from '../intercept.ts'
import { expectAccessible } from '../look.ts'
import { openRead, readRow } from '../read-dialog.ts'
import { FULL_FACTS, FULL_PAGES, FULL_PASSAGES } from './full-read.ts'

test.use({ reducedMotion: 'reduce' })

const PAGES = 'GET /knowledge-base/pages/*/*' as const
const PASSAGES = 'GET /knowledge-base/pages/*/*/*/passages' as const
const FACTS = 'GET /knowledge-base/pages/*/*/*/facts' as const

test('what was read: of a website, corrected and hidden', async ({ owner, api }) => {
  test.setTimeout(240_000)
  const agent = await anAgent(api)
  await teachWebsite(api, agent.id, origins.site)
  await untilTrained(api, agent.id, 1)
  const dialog = await openRead(owner, agent, 'Visit us')
  await expectAccessible(owner, 'what was read')
  const phone = readRow(dialog, 'Telephone').first()
  await phone.getByRole('button', { name: /^Correct/ }).click()
  await dialog.getByRole('textbox').fill('Telephone: 01326 555 0199')
  await expectAccessible(owner, 'what was read, correcting')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(readRow(dialog, 'Corrected').first()).toBeVisible()
  await dialog.getByRole('button', { name: /^Hide/ }).first().click()
  await expect(readRow(dialog, 'never said').first()).toBeVisible()
  await expectAccessible(owner, 'what was read, corrected and hidden')
  await readRow(dialog, '0199')
    .first()
    .getByRole('button', { name: /^Correct/ })
    .click()
  await expectAccessible(owner, 'what was read, back to the page')
})

test('what was read: loading, not to be had, and through an agent that links it', async ({
  owner,
  api,
}) => {
  test.setTimeout(240_000)
  const agent = await anAgent(api)
  const item = await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)
  await openRead(owner, agent)
  await expectAccessible(owner, 'what was read of a PDF')
  const release = await hold(owner, PASSAGES)
  const opened = openRead(owner, agent)
  await expect(owner.getByRole('status', { name: 'Loading what was read' })).toBeVisible()
  await expectAccessible(owner, 'what was read, loading')
  await release()
  await opened
  const undo = await refuse(owner, FACTS, 'The server is having a bad day.')
  const failing = openRead(owner, agent).catch(() => undefined)
  await expect(owner.getByRole('dialog').getByRole('alert')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(owner, 'what was read, error')
  await failing
  await undo()
  const pupil = await anAgent(api, { name: 'Pupil' })
  await api.post('/knowledge-base/link', { agent_id: pupil.id, kb_ids: [item.id] })
  await openRead(owner, pupil)
  await expectAccessible(owner, 'what was read, linked')
})

test('what was read: hundreds of pages, notices, long texts, and nothing', async ({
  owner,
  api,
}) => {
  test.setTimeout(240_000)
  const agent = await anAgent(api)
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)
  await answer(owner, PAGES, FULL_PAGES)
  await answer(owner, PASSAGES, FULL_PASSAGES)
  await answer(owner, FACTS, FULL_FACTS)
  const dialog = await openRead(owner, agent)
  await expectAccessible(owner, 'full what was read')
  await dialog.getByRole('searchbox', { name: 'Search pages' }).fill('nowhere')
  await expect(dialog.getByText('No page is called so.')).toBeVisible()
  await expectAccessible(owner, 'full what was read, no page found')
  const none = { rows: [], total: 0, next: null }
  await answer(owner, PASSAGES, none)
  await answer(owner, FACTS, none)
  await dialog.getByRole('searchbox', { name: 'Search pages' }).fill('gone')
  await dialog.getByRole('button', { name: /gone/ }).click()
  await expect(dialog.getByText('Nothing was read from this page')).toBeVisible()
  await expectAccessible(owner, 'what was read, nothing')
})
