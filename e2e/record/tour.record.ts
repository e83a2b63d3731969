import type { Page } from '@playwright/test'
import { anAgent, snippetOf, teachPdf } from '../arrange.ts'
import { aBusyAccount } from './cast.ts'
import { saveCaptions } from './encode.ts'
import { addKnowledgeBase } from './scenes/add-knowledge-base.ts'
import { chatbot } from './scenes/chatbot.ts'
import { dashboardAnalytics } from './scenes/dashboard-analytics.ts'
import { monitorCallLogs } from './scenes/monitor-call-logs.ts'
import { takeOver } from './scenes/take-over.ts'
import { test } from './studio.ts'
import { type Scene, Take } from './take.ts'

/** As wide as the dialog on a large screen, with half as many pixels again. */
const size = { width: 1_568, height: 980 }
/** This film runs at normal speed, so pauses can be shorter. */
const patience = 0.6

test('tour', async ({ owner, api, visitor, shop }) => {
  const agent = await aBusyAccount(owner, api)
  shop.paste(snippetOf(api, agent.id))
  const pupil = await anAgent(api, { name: 'Harbour Cycles' })
  await teachPdf(api, pupil.id)

  let take: Take | undefined
  const act = async (page: Page, scene: Scene, open: () => Promise<void>) => {
    await page.setViewportSize(scene.viewport)
    await open()
    if (take) await take.cut(page, scene.view)
    else take = await Take.start(page, { name: 'tour', size, view: scene.view, patience })
    await scene.play(take)
  }
  await act(owner, addKnowledgeBase, () => addKnowledgeBase.open(owner, pupil))
  await act(visitor, chatbot, () => chatbot.open(visitor))
  await act(owner, takeOver, () => takeOver.open(owner))
  await act(owner, monitorCallLogs, () => monitorCallLogs.open(owner))
  await act(owner, dashboardAnalytics, () => dashboardAnalytics.open(owner))
  await take!.wrap()
  saveCaptions('tour', take!.captions)
})
