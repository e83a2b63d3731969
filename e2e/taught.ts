import { randomUUID } from 'node:crypto'
import { anAgent, apiOf, snippetOf, teachPdf, untilTrained } from './arrange.ts'
import { origins, test as base } from './fixtures.ts'
import { signInUnseen } from './sign-in.ts'

/**
 * Provides tests with `snippet`, for a chatbot trained on the warranty, shared by tests that only visit it.
 * @param look further settings of the widget, in the API's format
 */
export const withTaughtChatbot = (look: object = {}) =>
  base.extend<object, { snippet: string }>({
    snippet: [
      async ({ browser }, use) => {
        const page = await browser.newPage()
        const email = `widget.${randomUUID()}@harbourcycles.example`
        await signInUnseen(page, origins.nexus, { name: 'Marisol Trevena', email })
        const api = apiOf(page, origins.nexus)
        const agent = await anAgent(api)
        await api.patch('/agent/chatbot-config', { agent_id: agent.id, ...look })
        await teachPdf(api, agent.id)
        await untilTrained(api, agent.id, 1)
        await page.close()
        await use(snippetOf(api, agent.id))
      },
      { scope: 'worker' },
    ],
  })
