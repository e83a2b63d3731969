import type { AddressInfo } from 'node:net'
import { asc, eq } from 'drizzle-orm'
import type { AgentType, ConversationDetail } from 'shared-types'
import { expect } from 'vitest'
import { followPort } from '../../../config.ts'
import { carrierMessages } from '../../../db/schema/numbers.ts'
import type { Deps } from '../../../deps.ts'
import { dictatedAnswer } from '../../../test/dictated-answer.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { aNumber } from '../../../test/phone-number.ts'
import { buildTestApp } from '../../../test/test-app.ts'
import { startTexting } from '../worker.ts'

export const PHONE = '+14155550123'
export type Stage = Awaited<ReturnType<typeof textingStage>>

/** A running server, an owner, an agent of theirs with a number the local carrier sold, and somebody with a phone. */
export async function textingStage(
  type: AgentType = 'SALES_ASSISTANT',
  environment: Record<string, string> = {},
) {
  const origin = { PORT: '0', APP_URL: 'http://127.0.0.1:0' }
  const { app, deps } = await buildTestApp({ ...origin, ...environment })
  const agent = dictatedAnswer()
  deps.answer = agent.answer
  await app.listen({ host: '127.0.0.1', port: 0 })
  followPort(deps.config, (app.server.address() as AddressInfo).port)
  const owner = await aUser(deps)
  const { id: agentId } = await anAgent(deps.db, owner.user.id, { type })
  const number = await aNumber(deps, owner.user.id, agentId)
  const stops: (() => Promise<void>)[] = []

  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) => {
    const response = await app.inject({
      method,
      url: `/api${url}`,
      headers: { cookie: owner.cookie, origin: deps.config.appUrl },
      ...(body && { payload: body }),
    })
    return { status: response.statusCode, ...response.json() }
  }
  const inbox = async () => (await call('GET', '/conversations/admin')).data.conversations
  const heard = async (phone = PHONE) => {
    const sent = await deps.db
      .select({ text: carrierMessages.text })
      .from(carrierMessages)
      .where(eq(carrierMessages.recipient, phone))
      .orderBy(asc(carrierMessages.sentAt), asc(carrierMessages.id))
    return sent.map(({ text }) => text)
  }
  return {
    app,
    deps,
    owner,
    agentId,
    number,
    call,
    inbox,
    /** Starts processing texts; with other deps, on another node. */
    start(node: Deps = deps) {
      const stop = startTexting(node)
      stops.push(stop)
      return stop
    },
    text: (text: string, from = PHONE) => deps.telephony.local!.text({ from, to: number, text }),
    /** The texts that reached the phone, oldest first. */
    heard,
    untilHeard: (texts: string[]) => expect.poll(() => heard(), { timeout: 60_000 }).toEqual(texts),
    async answer(text: string) {
      const dictation = await agent.next()
      dictation.say(text)
      dictation.end()
      return dictation.question.text
    },
    asked: agent.asked,
    /** Waits for the only conversation. @returns its id */
    async conversationId(): Promise<string> {
      await expect.poll(async () => (await inbox()).length, { timeout: 60_000 }).toBe(1)
      return (await inbox())[0].id
    },
    conversation: async (id: string): Promise<ConversationDetail> =>
      (await call('GET', `/conversation/messages/admin/${id}`)).data,
    async close() {
      await Promise.all(stops.map((stop) => stop()))
      await deps.telephony.close()
      await app.close()
      await deps.lifecycle.settled()
    },
  }
}
