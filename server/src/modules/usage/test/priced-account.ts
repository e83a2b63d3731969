import type { Usage } from 'shared-types'
import { anAgent, aUser } from '../../../test/factories.ts'
import { aKnowledgeItem } from '../../../test/knowledge-factory.ts'
import type { StubModel } from '../../../test/stub-model.ts'
import { buildTestApp, TEST_ORIGIN } from '../../../test/test-app.ts'
import { usageWritten } from '../counter.ts'

/**
 * Round prices in millionths of a dollar: an input token costs 1, an output token 2, an embedded token 3; a text a cent, a minute two
 * cents.
 */
export const PRICES = {
  PRICE_MODEL_INPUT: '1',
  PRICE_MODEL_OUTPUT: '2',
  PRICE_EMBEDDING: '3',
  PRICE_TEXT_MESSAGE: '0.01',
  PRICE_CALL_MINUTE: '0.02',
}

/** A server with this model, an owner, and their chatbot, which knows how long goods may be returned. */
export async function aPricedAccount(
  { url }: Pick<StubModel, 'url'>,
  environment: Record<string, string> = PRICES,
) {
  const { app, deps } = await buildTestApp({
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'stub',
    MODEL_BASE_URL: url,
    ...environment,
  })
  const owner = await aUser(deps)
  const agent = await anAgent(deps.db, owner.user.id)
  await aKnowledgeItem(deps.db, agent, [
    {
      title: 'Shop policy',
      url: 'https://shop.example/policy',
      passages: [{ heading: 'Returns', text: 'You may return goods within 30 days.' }],
    },
  ])
  const call = (method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object) =>
    app.inject({
      method,
      url: `/api${url}`,
      headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
      ...(payload && { payload }),
    })
  return {
    app,
    deps,
    owner,
    agent,
    call,
    setCap: (agent_id: string | null, cap_micros: number | null) =>
      call('PATCH', '/usage/cap', { agent_id, cap_micros }),
    async usage(): Promise<Usage> {
      await usageWritten(deps)
      return (await call('GET', '/usage')).json().data
    },
  }
}
