import type { Page } from '@playwright/test'
import type { ConversationList } from 'shared-types'
import { anAgent, snippetOf, teachPdf, teachWebsite, untilTrained, type Api } from './arrange.ts'
import { expect, origins } from './fixtures.ts'
import { ask, chatLog, openChat, openCustomerPage } from './visit.ts'

/** An account in use, with agents of every kind, knowledge, an unanswered question and a conversation. */
export async function anAccountInUse(api: Api, visitor: Page) {
  await anAgent(api, { name: 'Night guard', type: 'ANTI_THEFT', activated: false })
  await anAgent(api, { name: 'Sales', type: 'SALES_ASSISTANT', activated: false })
  const agent = await anAgent(api, { name: 'Harbour' })
  await api.patch('/agent/chatbot-config', {
    agent_id: agent.id,
    brand_name: 'Harbour Cycles',
    brand_color: '#14532d',
    suggested_questions: 'When are you open?, What does a full service cost?',
  })
  await api.post('/agent/integration', {
    agent_id: agent.id,
    type: 'google_calendar',
    url: 'https://calendly.com/harbour-cycles/service',
  })
  await api.post('/agent/integration', { agent_id: agent.id, type: 'telegram' })
  await teachWebsite(api, agent.id, origins.site)
  await teachPdf(api, agent.id, 'Warranty and service terms')
  await untilTrained(api, agent.id, 2)
  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await openChat(visitor)
  await ask(visitor, 'What does a full service cost?')
  await expect(chatLog(visitor)).toContainText('£85')
  await ask(visitor, 'Do you repair violins?')
  await expect(chatLog(visitor)).toContainText("I don't know that")
  await ask(visitor, 'Can I book an appointment on Tuesday at 3?')
  await expect(chatLog(visitor)).toContainText('That is not a confirmed appointment yet')
  const { conversations } = await api.get<ConversationList>('/conversations/admin')
  return { agent, conversationId: conversations[0]!.id }
}

/** Every screen a signed-in owner can open, by name. */
export const ownerScreens = ({
  agent,
  conversationId,
}: Awaited<ReturnType<typeof anAccountInUse>>) => ({
  dashboard: '/dashboard',
  inbox: '/inbox',
  conversation: `/inbox/${conversationId}`,
  'call-logs': '/call-logs',
  reports: '/reports',
  agents: '/agents',
  'agent-general': `/agents/${agent.id}`,
  'agent-settings': `/agents/${agent.id}?tab=settings`,
  'agent-appearance': `/agents/${agent.id}?tab=appearance`,
  'agent-knowledge-base': `/agents/${agent.id}?tab=knowledge-base`,
  'agent-integrations': `/agents/${agent.id}?tab=integrations`,
  'settings-account': '/settings/account',
  'settings-team': '/settings/team',
  'settings-contacts': '/settings/contacts',
  'settings-saved-replies': '/settings/saved-replies',
  'settings-desk': '/settings/desk',
  'settings-notifications': '/settings/notifications',
  'settings-webhooks': '/settings/webhooks',
  'settings-data': '/settings/data',
  'settings-usage': '/settings/usage',
  'settings-access': '/settings/access',
  'settings-api': '/settings/api',
  'settings-api-reference': '/settings/api-reference',
  'settings-activity': '/settings/activity',
  'agent-tests': `/agents/${agent.id}/tests`,
  'agent-actions': `/agents/${agent.id}/actions`,
  'agent-versions': `/agents/${agent.id}/tests?view=versions`,
  'agent-missing': '/agents/0192e4f8-0000-7000-8000-000000000000',
  'not-found': '/no-such-page',
})

/** Waits until a screen shows its content: nothing is marked as loading any more. */
export async function settled(page: Page) {
  await page.waitForLoadState('load')
  await expect(page.getByRole('main').or(page.getByRole('heading').first()).first()).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
