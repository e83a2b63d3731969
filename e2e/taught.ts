import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { anAgent, apiOf, snippetOf, teachPdf, untilTrained } from './arrange.ts'
import { signInUnseen } from './sign-in.ts'

/**
 * Snippets of chatbots that know the warranty, for tests that only visit them. Those who ask for the same look, which is further settings of
 * the widget in the API's format, share one chatbot.
 */
export function taughtChatbots(browser: Browser, origin: string) {
  const known = new Map<string, Promise<string>>()
  return (look: object = {}): Promise<string> => {
    const key = JSON.stringify(look)
    const snippet = known.get(key) ?? aTaughtChatbot(browser, origin, look)
    known.set(key, snippet)
    return snippet
  }
}

async function aTaughtChatbot(browser: Browser, origin: string, look: object): Promise<string> {
  const page = await browser.newPage()
  const email = `widget.${randomUUID()}@harbourcycles.example`
  await signInUnseen(page, origin, { name: 'Marisol Trevena', email })
  const api = apiOf(page, origin)
  const agent = await anAgent(api)
  await api.patch('/agent/chatbot-config', { agent_id: agent.id, ...look })
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)
  await page.close()
  return snippetOf(api, agent.id)
}
