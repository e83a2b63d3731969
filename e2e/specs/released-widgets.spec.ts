import type { ConversationList, SystemStatus } from 'shared-types'
import releases from '../../widget/released/integrity.json' with { type: 'json' }
import { anAgent, teachPdf, untilTrained } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { ask, chatLog, openChat, openCustomerPage } from '../visit.ts'

const QUESTION = 'How long are workshop repairs guaranteed?'
const ANSWER = /ninety days/
const all = Object.entries(releases)
const newest = all.at(-1)!

for (const [release, files] of new Map([all[0]!, newest]))
  test(`a line pasted with release ${release} works today: it is answered, remembered, and a person joins`, async ({
    api,
    visitor,
  }) => {
    const agent = await anAgent(api)
    await teachPdf(api, agent.id)
    await untilTrained(api, agent.id, 1)
    const script = `${origins.nexus}/widget/${release}/nexus-widget.js`
    await openCustomerPage(
      visitor,
      origins.host,
      `<script src="${script}" data-agent-id="${agent.id}" integrity="${files['nexus-widget.js']}" crossorigin="anonymous" async></script>`,
    )
    await openChat(visitor)
    await ask(visitor, QUESTION)
    await expect(chatLog(visitor)).toContainText(ANSWER)

    await visitor.reload()
    await expect(chatLog(visitor).getByText(QUESTION, { exact: true })).toHaveCount(1)
    await expect(chatLog(visitor)).toContainText(ANSWER)

    await visitor.getByRole('button', { name: 'Talk to a person' }).click()
    await visitor.getByLabel('Name (optional)').fill('Ines Okafor')
    await visitor.getByRole('button', { name: 'Talk to a person' }).click()
    await expect(
      visitor.getByText('We’ve asked for a person. They’ll join you here.'),
    ).toBeVisible()

    const { conversations } = await api.get<ConversationList>('/conversations/admin')
    const id = conversations[0]!.id
    await api.patch(`/conversation/switchControl/${id}`)
    await api.post(`/conversation/process/${id}`, { response: 'Ninety days, as written.' })
    await expect(chatLog(visitor)).toContainText('joined the chat')
    await expect(chatLog(visitor)).toContainText('Ninety days, as written.')
    await ask(visitor, 'Thank you!')
    await expect(chatLog(visitor).getByText('Thank you!', { exact: true })).toHaveCount(1)
  })

test('the current snippet names a release, whose script never changes', async ({
  api,
  visitor,
}) => {
  const { widget } = await api.get<SystemStatus>('/system')
  const [release, files] = newest
  expect(widget).toMatchObject({
    script_url: `${origins.nexus}/widget/${release}/nexus-widget.js`,
    integrity: files['nexus-widget.js'],
  })
  const response = await visitor.request.get(widget.script_url)
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})
