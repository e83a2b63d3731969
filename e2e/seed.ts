import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Agent, OpenedConversation } from 'shared-types'
import type { Api } from './arrange.ts'
import { expect } from './fixtures.ts'

/** A visitor of a chatbot who writes these texts and was answered. @returns the conversation's id. */
export async function aConversation(api: Api, agent: Agent, ...texts: string[]): Promise<string> {
  const opened = await api.post<OpenedConversation>(`/widget/agents/${agent.id}/conversations`, {})
  for (const text of texts) {
    const answered = await fetch(
      `${api.origin}/api/widget/conversations/${opened.conversation_id}/messages`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${opened.visitor_token}`,
        },
        body: JSON.stringify({ id: randomUUID(), text }),
      },
    )
    expect(answered.ok).toBe(true)
    await answered.text()
  }
  return opened.conversation_id
}

/** Makes calls from the browser, one after another, each with words for the agent; the page is one of the dashboard. */
export const calls = (page: Page, agent: Agent, count: number) =>
  page.evaluate(
    async ([id, times, question]) => {
      const call = () =>
        new Promise<void>((resolve, reject) => {
          const socket = new WebSocket(`${location.origin}/api/agent/test-call/${id}`)
          const send = (input: object) => socket.send(JSON.stringify(input))
          let isSaid = false
          socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
            const { type, last } = JSON.parse(data) as { type: string; last?: boolean }
            if (type !== 'text' || !last) return
            // After the greeting the caller speaks; after the answer they hang up.
            send(isSaid ? { type: 'hangup' } : { type: 'say', text: question })
            isSaid = true
          })
          socket.addEventListener('close', () => resolve())
          socket.addEventListener('error', () => reject(new Error('The call failed.')))
        })
      for (let left = times; left > 0; left--) await call()
    },
    [agent.id, count, 'Hello, this is Clara. What do repairs cost?'] as const,
  )
