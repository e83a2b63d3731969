import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { anAgent, snippetOf, teachPdf, untilTrained } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { ask, openChat, openCustomerPage } from '../visit.ts'

const PROVE = new URL('../../scripts/prove.mjs', import.meta.url)

test('an owner tests an agent before it speaks, on the screen and from the command line', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)
  await owner.goto(`${origins.nexus}/agents/${agent.id}`)
  await owner.getByRole('link', { name: 'Tests', exact: true }).click()
  await expect(owner.getByText('These tests have not been run yet.')).toBeVisible()

  const questions = owner.getByRole('region', { name: 'Questions' })
  const write = async (question: string, mustSay: string) => {
    await owner.getByRole('button', { name: 'Add a question' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Add a question' })
    await dialog.getByLabel('Question').fill(question)
    await dialog.getByLabel('Must say').fill(mustSay)
    await dialog.getByRole('button', { name: 'Save test' }).click()
    await expect(questions.getByText(question)).toBeVisible()
  }
  await write('How long are workshop repairs guaranteed?', 'ninety days')
  await write('How long is the guarantee on repairs of the workshop?', 'seven years')
  await owner.getByRole('button', { name: 'Run tests' }).click()
  const lastRun = owner.getByRole('region', { name: 'Last run' })
  await expect(lastRun.getByText(/1 test failed, \d+ of \d+ passed/)).toBeVisible()
  await expect(questions.getByText('Passed', { exact: true })).toBeVisible()
  await expect(questions.getByText('It does not say “seven years”.')).toBeVisible()
  await questions.getByText('What it said').first().click()
  await expect(questions.getByText(/Judged by rules and quotes · \d+ ms/)).toBeVisible()
  await expect(
    owner.getByRole('region', { name: 'Hostile, with every agent' }).getByText('Passed'),
  ).toHaveCount(7)

  const cookies = await owner.context().cookies(origins.nexus)
  const session = cookies.find(({ name }) => name.endsWith('nexus_session'))!.value
  const args = [PROVE.pathname, '--agent', agent.id, '--url', origins.nexus]
  const env = { ...process.env, NEXUS_SESSION: session }
  const proved = await promisify(execFile)(process.execPath, args, { env }).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
  expect(proved, proved.stderr).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('It does not say “seven years”.'),
  })
})

test('a question nobody could answer, and a reply of the inbox, become tests in one click', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await anAgent(api)
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)
  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await openChat(visitor)
  await ask(visitor, 'Do you sell gift vouchers?')
  await expect(visitor.getByRole('button', { name: 'Talk to a person' })).toBeVisible()

  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
  await owner.getByRole('button', { name: 'Make it a test: Do you sell gift vouchers?' }).click()
  await expect(owner.getByText('Test added')).toBeVisible()
  await owner.getByRole('link', { name: 'Open conversation' }).click()
  const messages = owner.getByRole('region', { name: 'Messages' })
  await messages.getByText('Why', { exact: true }).click()
  await messages.getByRole('button', { name: 'Make it a test' }).click()
  await owner.goto(`${origins.nexus}/agents/${agent.id}/tests`)
  await expect(
    owner.getByRole('region', { name: 'Questions' }).getByText('Do you sell gift vouchers?'),
  ).toHaveCount(2)
})
