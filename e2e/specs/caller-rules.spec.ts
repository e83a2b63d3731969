import type { CallLog } from 'shared-types'
import { anAgent } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { answer } from '../intercept.ts'
import { expectAccessible } from '../look.ts'
import { shown } from '../phone.ts'
import { expectToast } from '../toasts.ts'

const CALLER = '+12025550147'

const aCallOf = (agent: CallLog['agent'], change: Partial<CallLog> = {}): CallLog => ({
  id: '0192e4f8-0000-7000-8000-000000000001',
  created_at: new Date().toISOString(),
  from_number: CALLER,
  caller_country: 'US',
  caller_state: 'DC',
  zip_code: null,
  read: true,
  agent,
  logEntry: { callerName: 'Rosa Lind', callReason: 'I have a delivery for you', referral: null },
  analysis: null,
  messages: [],
  channel: 'phone',
  decision: 'connect',
  rang: 'answered',
  ...change,
})

test('a caller is added to a list from their call, with their name, and removed again', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Guard', type: 'ANTI_THEFT' })
  await answer(owner, 'GET /call-logs', { logs: [aCallOf(agent)], meta: { total: 1 } })
  await owner.goto(`${origins.nexus}/call-logs`)
  await expect(owner.getByRole('row', { name: /Rosa Lind/ })).toContainText(
    'Put through – “I have a delivery for you”',
  )
  await owner.getByRole('button', { name: 'View details' }).click()
  const rules = owner.getByRole('group', { name: `Rules for ${shown(CALLER)}` })
  const block = rules.getByRole('button', { name: 'Block' })
  await block.click()
  await expectToast(owner, 'Rosa Lind is never put through from now on')
  const undo = owner.getByRole('button', { name: 'Undo' })
  // A toast stays while the pointer is over it.
  await undo.hover()
  await expect(block).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(owner, 'call log, a blocked caller')
  await undo.click()
  await expect(block).toHaveAttribute('aria-pressed', 'false')
  await rules.getByRole('button', { name: 'Always put through' }).click()
  await expectToast(owner, 'Rosa Lind is always put through from now on')

  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
  const list = owner.getByRole('list', { name: 'Always put through' })
  await expect(list.getByRole('listitem')).toHaveText([`Rosa Lind${shown(CALLER)}`])
  const screening = owner.getByRole('region', { name: 'Screening' })
  await screening.getByLabel('Never put through').first().fill('202 555 0166')
  await screening.getByLabel('Whose it is').nth(1).fill('Solar panels')
  await screening.getByRole('button', { name: 'Add' }).nth(1).click()
  await expect(
    owner.getByRole('list', { name: 'Never put through' }).getByRole('listitem'),
  ).toHaveText(['Solar panels(202) 555-0166'])
  await expectAccessible(owner, 'screening lists with names')
  await list.getByRole('button', { name: 'Remove Rosa Lind' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(0)
})

test('a call without a number, or one that was not screened, offers no lists', async ({
  owner,
  api,
}) => {
  const guard = await anAgent(api, { name: 'Guard', type: 'ANTI_THEFT' })
  const sales = await anAgent(api, { name: 'Sales', type: 'SALES_ASSISTANT' })
  const logs = [
    aCallOf(guard, { from_number: 'anonymous' }),
    aCallOf(sales, { id: '0192e4f8-0000-7000-8000-000000000002' }),
  ]
  await answer(owner, 'GET /call-logs', { logs, meta: { total: 2 } })
  await owner.goto(`${origins.nexus}/call-logs`)
  for (const index of [0, 1]) {
    await owner.getByRole('button', { name: 'View details' }).nth(index).click()
    await expect(owner.getByRole('button', { name: 'Delete Log' })).toBeVisible()
    await expect(owner.getByRole('button', { name: 'Block' })).toHaveCount(0)
  }
})
