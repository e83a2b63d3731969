import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { AgentTests, NewApiKey } from 'shared-types'
import { anAgent, teachPdf, untilTrained } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { expectToast } from '../toasts.ts'
import { ask, chatLog, openTaughtChat } from '../visit.ts'

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
    await dialog.getByLabel('The answer must contain').fill(mustSay)
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
  const { secret, api_key: key } = await api.post<NewApiKey>('/api-keys', {
    name: 'Pipeline',
    scopes: ['tests:run', 'tests:read'],
    expires_in_days: 1,
  })
  const ways: Record<string, string>[] = [{ NEXUS_SESSION: session }, { NEXUS_API_KEY: secret }]
  for (const who of ways) {
    const failed = await prove(agent.id, who)
    expect(failed, failed.stderr).toMatchObject({ code: 1 })
    expect(failed.stdout).toContain('It does not say “seven years”.')
  }

  const { tests } = await api.get<AgentTests>(`/agent-tests/${agent.id}`)
  const wrong = tests.find(({ expects }) => expects.must_contain.includes('seven years'))!
  await api.remove(`/agent-tests/${agent.id}/${wrong.id}`)
  const passed = await prove(agent.id, {}, ['--key', secret])
  expect(passed, passed.stderr).toMatchObject({ code: 0 })
  expect(passed.stderr).toMatch(/(\d+) of \1 passed/)

  await api.remove(`/api-keys/${key.id}`)
  const refused = await prove(agent.id, { NEXUS_API_KEY: secret })
  expect(refused).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('This key is not known'),
  })
})

test('a question nobody could answer, and a reply of the inbox, become tests in one click', async ({
  owner,
  api,
  visitor,
}) => {
  const agent = await openTaughtChat(api, visitor)
  await ask(visitor, 'Do you sell gift vouchers?')
  await expect(chatLog(visitor)).toContainText("I don't know that")

  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
  await owner.getByRole('button', { name: 'Make it a test: Do you sell gift vouchers?' }).click()
  await expectToast(owner, 'Test added')
  await owner.getByRole('link', { name: 'Open conversation' }).click()
  const messages = owner.getByRole('region', { name: 'Messages' })
  await messages.getByText('Why', { exact: true }).click()
  const added = owner.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().includes('/agent-tests/'),
  )
  await messages.getByRole('button', { name: 'Make it a test' }).click()
  // Leaving the page earlier would cancel the call.
  await added
  await owner.goto(`${origins.nexus}/agents/${agent.id}/tests`)
  await expect(
    owner.getByRole('region', { name: 'Questions' }).getByText('Do you sell gift vouchers?'),
  ).toHaveCount(2)
})

test('a draft is tried beside the live version, published with a warning, and undone', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  const lines = ['Do you sell gift vouchers?']
  const expects = { not_known: true, must_contain: ['person'] }
  await api.post(`/agent-tests/${agent.id}`, { kind: 'question', lines, expects })
  const failing = { must_contain: ['seven years'] }
  const written = { kind: 'question', lines: ['Do you sell boats?'], expects: failing }
  await api.post(`/agent-tests/${agent.id}`, written)
  await owner.goto(`${origins.nexus}/agents/${agent.id}/tests?view=versions`)
  await owner.getByRole('switch', { name: /hand/i }).click()
  await owner.getByRole('button', { name: 'Save draft' }).click()
  const draft = owner.getByRole('region', { name: 'Draft', exact: true })
  await expect(draft.getByText('Handover: on off')).toBeVisible()
  await expect(draft.getByText('The tests have not been run against this draft.')).toBeVisible()
  const chat = owner.getByRole('region', { name: 'Try the draft' })
  await chat.getByLabel('Message').fill('Do you sell gift vouchers?')
  await chat.getByRole('button', { name: 'Ask' }).click()
  await expect(chat.getByRole('log')).toContainText('Draft')
  await expect(chat.getByRole('log')).not.toContainText('person')
  await expectAccessible(owner, 'a draft that is tried')
  await draft.getByRole('button', { name: 'Run tests and publish' }).click()
  await expect(draft.getByText('A test that passes live fails in this draft.')).toBeVisible()
  const worse = draft.getByRole('list', { name: 'Tests that fail in the draft' })
  await expect(worse.getByRole('listitem')).toHaveCount(1)
  await expect(worse).toContainText('Do you sell gift vouchers?')
  await owner.getByRole('tab', { name: 'Tests' }).click()
  await expect(
    owner.getByText(
      '7 of 9 passed in the draft, 8 of 9 live; 1 passes live and fails in the draft',
    ),
  ).toBeVisible()
  await expect(owner.getByRole('group', { name: 'In the draft' }).first()).toContainText('Failed')

  await owner.getByRole('tab', { name: 'Draft and versions' }).click()
  await expect(draft.getByText('A test that passes live fails in this draft.')).toBeVisible()
  await draft.getByLabel('Why').fill('Nobody is there in August')
  await draft.getByRole('button', { name: 'Publish anyway' }).click()
  const versions = owner.getByRole('region', { name: 'Versions' })
  await expect(versions.getByText('Nobody is there in August')).toBeVisible()
  await expect(draft).toBeHidden()
  await versions.getByRole('button', { name: 'Go back to version 1' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).click()
  await expect(versions.getByText('Back to version 1')).toBeVisible()
  const instructions = owner.getByRole('textbox', { name: 'Instructions' })
  await instructions.fill('Be brief.')
  await owner.getByRole('button', { name: 'Save draft' }).click()
  await draft.getByRole('button', { name: 'Run tests and publish' }).click()
  await expectToast(owner, 'Draft published. 1 of 9 tests fails, as before.')
  await expect(versions.getByText('Version 4', { exact: true })).toBeVisible()
  const settings = await api.get<{ allow_handover: boolean }>(`/agent/settings/${agent.id}`)
  expect(settings.allow_handover).toBe(true)
  await instructions.fill('Be wordy.')
  await owner.getByRole('button', { name: 'Save draft' }).click()
  await draft.getByRole('button', { name: 'Discard draft' }).click()
  await expect(instructions).toHaveValue('Be brief.')
})

/** Runs the command. @returns its output and exit code. */
async function prove(agentId: string, env: Record<string, string>, args: string[] = []) {
  const command = [PROVE.pathname, '--agent', agentId, '--url', origins.nexus, ...args]
  const run = promisify(execFile)(process.execPath, command, { env: { ...process.env, ...env } })
  return run.then(
    (said) => ({ code: 0, ...said }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}
