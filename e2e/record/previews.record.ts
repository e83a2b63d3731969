import type { Page } from '@playwright/test'
import { anAgent, snippetOf, teachPdf } from '../arrange.ts'
import { aBusyAccount, aShopAssistant } from './cast.ts'
import { filmName } from './encode.ts'
import { addIntegration } from './scenes/add-integration.ts'
import { addKnowledgeBase } from './scenes/add-knowledge-base.ts'
import { chatbot } from './scenes/chatbot.ts'
import { dashboardAnalytics } from './scenes/dashboard-analytics.ts'
import { monitorCallLogs } from './scenes/monitor-call-logs.ts'
import { telegramIntegration } from './scenes/telegram-integration.ts'
import { test } from './studio.ts'
import { type Scene, Take } from './take.ts'

/** Twice the width of a card on the page, in pixels. */
const size = { width: 1_184, height: 740 }

async function film(page: Page, title: string, scene: Scene) {
  const name = filmName(title, test.info().project.use.colorScheme)
  const take = await Take.start(page, { name, size, view: scene.view })
  await scene.play(take)
  await take.wrap()
}

test('chatbot', async ({ api, visitor, shop }) => {
  const agent = await aShopAssistant(api)
  shop.paste(snippetOf(api, agent.id))
  await visitor.setViewportSize(chatbot.viewport)
  await chatbot.open(visitor)
  await film(visitor, 'chatbot', chatbot)
})

test('add-knowledge-base', async ({ owner, api }) => {
  const agent = await anAgent(api, { name: 'Harbour Cycles' })
  await teachPdf(api, agent.id)
  await owner.setViewportSize(addKnowledgeBase.viewport)
  await addKnowledgeBase.open(owner, agent)
  await film(owner, 'add-knowledge-base', addKnowledgeBase)
})

test('dashboard-analytics', async ({ owner, api }) => {
  await aBusyAccount(owner, api)
  await owner.setViewportSize(dashboardAnalytics.viewport)
  await dashboardAnalytics.open(owner)
  await film(owner, 'dashboard-analytics', dashboardAnalytics)
})

test('monitor-call-logs', async ({ owner, api }) => {
  await aBusyAccount(owner, api)
  await owner.setViewportSize(monitorCallLogs.viewport)
  await monitorCallLogs.open(owner)
  await film(owner, 'monitor-call-logs', monitorCallLogs)
})

test('add-integration', async ({ owner, api }) => {
  const agent = await anAgent(api, { name: 'Harbour Cycles' })
  await owner.setViewportSize(addIntegration.viewport)
  await addIntegration.open(owner, agent)
  await film(owner, 'add-integration', addIntegration)
})

test('telegram-integration', async ({ owner, api }) => {
  const agent = await aShopAssistant(api)
  await owner.setViewportSize(telegramIntegration.viewport)
  await telegramIntegration.open(owner, api, agent)
  await film(owner, 'telegram-integration', telegramIntegration)
})
