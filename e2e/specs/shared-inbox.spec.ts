import { anAgent } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { untilItSays } from '../momentary.ts'
import { signInUnseen } from '../sign-in.ts'
import { expectToast } from '../toasts.ts'

const GRACE = 'Grace Hopper'

test('two people share the inbox: a waiting conversation is taken, handed over and resolved', async ({
  owner,
  account,
  api,
  visitor: colleague,
}) => {
  const agent = await anAgent(api)
  const email = `grace.${account.email}`
  await signInUnseen(colleague, origins.nexus, { name: GRACE, email })
  const { link } = await api.post<{ link: string }>('/team/invitations', { email, role: 'agent' })
  await colleague.goto(link)
  await colleague.getByRole('button', { name: 'Join the workspace' }).click()
  await colleague.waitForURL(`${origins.nexus}/dashboard`)

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
