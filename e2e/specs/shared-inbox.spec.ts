import { anAgent } from '../arrange.ts'
import { aColleague } from '../colleague.ts'
import { expect, expectFocusAt, origins, test } from '../fixtures.ts'
import { untilItSays } from '../momentary.ts'
import { expectToast } from '../toasts.ts'

const GRACE = 'Grace Hopper'

test('two people share the inbox: a waiting conversation is taken, handed over and resolved', async ({
  owner,
  account,
  api,
  browser,
}) => {
  const agent = await anAgent(api)
  const grace = { name: GRACE, email: `grace.${account.email}` }
  const colleague = await aColleague(browser, api, grace)

  const id = await aVisitorWhoWaits(agent.id)
  await owner.goto(`${origins.nexus}/inbox`)
  await owner.getByRole('region', { name: 'Waiting for a person' }).getByRole('link').click()
  await owner.waitForURL(`**/inbox/${id}*`)
  await expect(owner.getByRole('button', { name: 'Take control' })).toBeVisible()
  await owner.keyboard.press('t')
  await expect(owner.getByRole('button', { name: 'Release control' })).toBeVisible()
  await expect(owner.getByRole('region', { name: 'Waiting for a person' })).toHaveCount(0)

  await colleague.setViewportSize({ width: 360, height: 740 })
  await colleague.goto(`${origins.nexus}/inbox/${id}`)
  await expect(owner.getByRole('img', { name: `Also here: ${GRACE}` })).toBeVisible()
  const isTyping = untilItSays(owner.getByRole('main'), `${GRACE} is typing an answer.`)
  await colleague.getByRole('textbox', { name: 'Message' }).pressSequentially('I am at it')
  await isTyping

  await owner.getByRole('button', { name: `Assigned to ${account.name}` }).click()
  await owner.getByRole('menuitem', { name: GRACE }).click()
  await expect(owner.getByRole('button', { name: `Assigned to ${GRACE}` })).toBeVisible()
  await colleague.goto(`${origins.nexus}/inbox?state=mine`)
  await expect(colleague.getByRole('link', { name: 'Mine 1' })).toBeVisible()

  await owner.getByRole('button', { name: 'Resolve conversation' }).click()
  await expectToast(owner, 'Conversation resolved')
  await expect(owner.getByRole('button', { name: 'Take control' })).toBeVisible()
  await owner.getByRole('link', { name: 'Resolved' }).click()
  await expect(owner.getByRole('button', { name: 'Reopen conversation' })).toBeVisible()
  await expect(owner.locator('[data-row]')).toHaveCount(1)
})

test('a note names a colleague with the keyboard or a click, and no key of it acts on the conversation', async ({
  owner,
  account,
  api,
  browser,
}) => {
  const agent = await anAgent(api)
  const grace = await aColleague(browser, api, { name: GRACE, email: `grace.${account.email}` })
  await aColleague(browser, api, { name: 'Grete Hermann', email: `grete.${account.email}` })
  const id = await aVisitorWhoWaits(agent.id)
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  const writeNote = () => owner.getByRole('button', { name: 'Note', exact: true }).click()
  const note = owner.getByLabel('Private note')
  await writeNote()
  await note.pressSequentially('For @Gr')
  await owner.getByRole('option', { name: `@${GRACE}` }).click()
  await expectFocusAt(note)
  await owner.keyboard.type('see this, @')
  await expect(owner.getByRole('listbox', { name: 'Mention' }).getByRole('option')).toHaveCount(2)
  await owner.keyboard.press('ArrowDown')
  await owner.keyboard.press('Enter')
  await expect(note).toHaveValue(`For @${GRACE} see this, @Grete Hermann `)
  await note.blur()
  await owner.keyboard.press('e')
  await owner.keyboard.press('t')
  await note.press('Control+Enter')
  await expect(owner.getByRole('complementary', { name: /^Private note of/ })).toContainText(
    'see this',
  )
  await expectFocusAt(owner.getByRole('button', { name: 'Note', exact: true }))
  await expect(owner.getByRole('button', { name: 'Take control' })).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Resolve conversation' })).toBeVisible()

  await grace.goto(`${origins.nexus}/dashboard`)
  const mention = grace.getByRole('link', { name: /mentioned you/ })
  await mention.click()
  await expect(grace.getByRole('complementary', { name: /^Private note of/ })).toBeVisible()
  await grace.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(grace.getByRole('link', { name: /asks for a person/ })).toBeVisible()
  await expect(mention).toHaveCount(0)
})

/** A visitor who waits for a person. @returns the id of their conversation */
async function aVisitorWhoWaits(agentId: string): Promise<string> {
  const post = async (path: string, body: object, token = '') => {
    const response = await fetch(`${origins.nexus}/api/widget/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    return text.startsWith('{') ? JSON.parse(text).data : null
  }
  const opened = await post(`agents/${agentId}/conversations`, {})
  const { conversation_id: id, visitor_token: token } = opened
  await post(`conversations/${id}/messages`, { id: crypto.randomUUID(), text: 'Hello' }, token)
  await post(`conversations/${id}/handover`, {}, token)
  return id
}
