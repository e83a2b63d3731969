import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { banner } from '../../banner.ts'
import { buildDeps } from '../../build-deps.ts'
import type { Deps } from '../../deps.ts'
import { auditedActionsOf } from '../../test/audited-actions.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { startStubModel, type StubModel } from '../../test/stub-model.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'

const MODELS = ['llama3.2:3b', 'nomic-embed-text:latest', 'qwen3:4b']
const OFFERED = { models: ['llama3.2:3b', 'qwen3:4b'] }

describe('an Ollama on the machine of the server', () => {
  let ollama: StubModel
  beforeEach(async () => {
    ollama = await startStubModel({ models: MODELS })
  })
  afterEach(() => ollama.close())

  const url = () => ollama.url.replace('/v1', '')

  async function start(environment: Record<string, string> = {}) {
    const { app, deps } = await buildTestApp({ OLLAMA_URL: url(), ...environment })
    const { user, cookie } = await aUser(deps)
    const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
      const headers = { cookie, origin: TEST_ORIGIN }
      const response = await app.inject({ method, url: `/api${path}`, headers, payload })
      return { status: response.statusCode, ...response.json() }
    }
    const localModel = (method: 'GET' | 'POST' | 'DELETE' = 'GET', payload?: object) =>
      call(method, '/system/local-model', payload)
    return { app, deps, user, call, localModel }
  }

  async function reply(deps: Deps, userId: string) {
    const agent = await anAgent(deps.db, userId)
    await aKnowledgeItem(deps.db, agent, [{ passages: [{ text: 'Towels are in the sauna.' }] }])
    const question = { agent, history: [], text: 'Where are towels?', conversationId: agent.id }
    let said = ''
    for await (const part of deps.answer(question, new AbortController().signal)) {
      if (part.type === 'text') said += part.text
    }
    return said
  }

  it('offers its chat models, and chooses none by itself', async () => {
    const { localModel, call } = await start()
    expect((await localModel()).data).toEqual({ ollama: OFFERED, chosen: null })
    expect((await call('GET', '/system')).data.model).toBeNull()
  })

  it('writes the answers as soon as a model is chosen, as the settings show', async () => {
    const { deps, user, localModel, call } = await start()
    const { message, data } = await localModel('POST', { name: 'qwen3:4b' })
    expect(message).toBe('qwen3:4b writes the answers from now on')
    expect(data).toEqual({ ollama: OFFERED, chosen: 'qwen3:4b' })
    expect((await call('GET', '/system')).data.model).toEqual({
      provider: 'ollama',
      name: 'qwen3:4b',
    })
    expect(await reply(deps, user.id)).toBe('Towels are in the sauna. [1]')
    expect(ollama.requests.at(-1)).toMatchObject({ model: 'qwen3:4b', stream: true })
  })

  it('writes the answers after a restart too, as the banner shows', async () => {
    const { deps, localModel } = await start()
    await localModel('POST', { name: 'llama3.2:3b' })
    const restarted = await buildDeps(deps.config, deps.driver)
    expect(restarted.model).toMatchObject({ provider: 'ollama', name: 'llama3.2:3b' })
    expect(banner(restarted)).toContain(`llama3.2:3b of the Ollama at ${url()}`)
    await restarted.bus.close()
  })

  it('can be turned off again, and is not used after that', async () => {
    const { deps, user, localModel } = await start()
    await localModel('POST', { name: 'llama3.2:3b' })
    const { message, data } = await localModel('DELETE')
    expect(message).toBe('Agents quote their knowledge again')
    expect(data).toEqual({ ollama: OFFERED, chosen: null })
    const actions = await auditedActionsOf(deps, user.id)
    expect(actions.slice(-2)).toEqual(['system.change_model', 'system.change_model'])
    const before = ollama.requests.length
    expect(await reply(deps, user.id)).not.toBe('')
    expect(ollama.requests.slice(before)).toEqual([])
    const restarted = await buildDeps(deps.config, deps.driver)
    expect(restarted.model).toBeNull()
    await restarted.bus.close()
  })

  it('is still shown after it was stopped, so that its model can be turned off', async () => {
    const { localModel } = await start()
    await localModel('POST', { name: 'llama3.2:3b' })
    await ollama.close()
    expect((await localModel()).data).toEqual({ ollama: null, chosen: 'llama3.2:3b' })
    expect((await localModel('DELETE')).data).toEqual({ ollama: null, chosen: null })
  })

  it('is not offered if none answers', async () => {
    await ollama.close()
    const { localModel } = await start()
    expect((await localModel()).data).toEqual({ ollama: null, chosen: null })
    expect(await localModel('POST', { name: 'qwen3:4b' })).toMatchObject({
      status: 409,
      code: 'ollama_unreachable',
    })
  })

  it('must have the chosen model', async () => {
    const { deps, localModel } = await start()
    expect(await localModel('POST', { name: 'gpt-9' })).toMatchObject({ status: 400 })
    expect(deps.model).toBeNull()
  })

  it('does not overrule the model of the environment', async () => {
    const { localModel, deps } = await start({ MODEL_PROVIDER: 'ollama', MODEL_NAME: 'mine' })
    expect((await localModel()).data).toEqual({ ollama: null, chosen: null })
    expect(await localModel('POST', { name: 'qwen3:4b' })).toMatchObject({
      status: 409,
      message: 'The model is set by MODEL_PROVIDER and MODEL_NAME.',
    })
    expect(deps.model).toMatchObject({ name: 'mine' })
  })

  it('cannot be chosen on the screen in production', async () => {
    const { localModel } = await start({
      NODE_ENV: 'production',
      SECRET: 'a secret of at least thirty-two characters',
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
    })
    expect((await localModel()).data).toEqual({ ollama: null, chosen: null })
    expect((await localModel('POST', { name: 'qwen3:4b' })).message).toMatch(
      /^In production a model/,
    )
    expect((await localModel('DELETE')).status).toBe(409)
  })
})
