import { Pool } from 'undici'
import { newId } from '../../src/lib/ids.ts'

const TURNS_A_CONVERSATION = 10

export type Conversation = { id: string; token: string }

/** Opens conversations like visitors do. */
export const openConversations = (origin: string, agentId: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => open(origin, agentId)))

async function open(origin: string, agentId: string): Promise<Conversation> {
  const response = await fetch(`${origin}/api/widget/agents/${agentId}/conversations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { data } = (await response.json()) as {
    data: { conversation_id: string; visitor_token: string }
  }
  return { id: data.conversation_id, token: data.visitor_token }
}

/** Lets each visitor ask this many times, waiting for every answer. @returns turns a second */
export async function talk(
  origin: string,
  conversations: Conversation[],
  question: string,
): Promise<number> {
  const pool = new Pool(origin, { connections: conversations.length, pipelining: 1 })
  const started = performance.now()
  await Promise.all(
    conversations.map(async (conversation) => {
      for (let turn = 0; turn < TURNS_A_CONVERSATION; turn += 1)
        await ask(pool, conversation, question)
    }),
  )
  const seconds = (performance.now() - started) / 1_000
  await pool.close()
  return (conversations.length * TURNS_A_CONVERSATION) / seconds
}

async function ask(pool: Pool, { id, token }: Conversation, text: string): Promise<void> {
  const { statusCode, body } = await pool.request({
    path: `/api/widget/conversations/${id}/messages`,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ id: newId(), text }),
  })
  const answer = await body.text()
  if (statusCode !== 200 || !answer.includes('event: done')) {
    throw new Error(`A turn went wrong: ${statusCode} ${answer.slice(0, 400)}`)
  }
}
