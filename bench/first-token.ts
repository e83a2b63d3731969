import { randomUUID } from 'node:crypto'
import type { OpenedConversation } from 'shared-types'

/** Milliseconds from sending a question in a new conversation to the first piece of the answer. */
export async function firstToken(origin: string, agentId: string, text: string): Promise<number> {
  const open = await fetch(`${origin}/api/widget/agents/${agentId}/conversations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { data } = (await open.json()) as { data: OpenedConversation }
  const begun = performance.now()
  const response = await fetch(
    `${origin}/api/widget/conversations/${data.conversation_id}/messages`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${data.visitor_token}`,
      },
      body: JSON.stringify({ id: randomUUID(), text }),
    },
  )
  let answer = ''
  let took: number | null = null
  const decoder = new TextDecoder()
  for await (const piece of response.body ?? []) {
    answer += decoder.decode(piece as Uint8Array, { stream: true })
    if (took === null && /^event: ?token$/m.test(answer)) took = performance.now() - begun
  }
  if (took === null) throw new Error(`No token came.\n${answer}`)
  return took
}

/** Asks one question after another until `done`, at least `least` times. */
export async function firstTokensUntil(
  done: () => boolean,
  least: number,
  askOnce: () => Promise<number>,
) {
  const times: number[] = []
  while (!done() || times.length < least) times.push(await askOnce())
  return times
}
