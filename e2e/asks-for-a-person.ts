import type { Page } from '@playwright/test'
import type { ConversationList } from 'shared-types'
import { anAgent, snippetOf, type Api } from './arrange.ts'
import { expect, origins } from './fixtures.ts'
import { ask, openChat, openCustomerPage } from './visit.ts'

/** A visitor on a customer's page writes that they want a person. @returns the id of the conversation. */
export async function somebodyAsks(api: Api, visitor: Page): Promise<string> {
  const agent = await anAgent(api)
  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await openChat(visitor)
  await ask(visitor, 'I would like to talk to a person')
  const asking = async () => {
    const { conversations } = await api.get<ConversationList>('/conversations/admin')
    return conversations.filter((row) => row.handover_requested)
  }
  await expect.poll(async () => (await asking()).length).toBe(1)
  return (await asking())[0]!.id
}
