import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../lib/ids.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { TEST_ORIGIN } from '../../test/test-app.ts'
import { type Stage, aStage, type Method } from './test/stage.ts'

let kb: Stage
beforeEach(async () => {
  kb = await aStage()
})
afterEach(() => kb.close())

describe('a data source of another agent of the account', () => {
  it('is linked once, names the agents that use it, and is unlinked', async () => {
    const item = await kb.addPdf()
    const link = { agent_id: kb.secondAgentId, kb_ids: [item.id] }
    expect((await kb.call('POST', '/link', link)).status).toBe(200)
    expect((await kb.call('POST', '/link', link)).status).toBe(200)
    const linked = { ...item, linked_kb: [{ name: 'Second' }] }
    expect((await kb.call('GET', `/${kb.secondAgentId}`)).data).toEqual([linked])
    expect((await kb.call('GET', '')).data).toEqual([linked])
    const unlink = { agent_id: kb.secondAgentId, kb_id: item.id }
    expect((await kb.call('POST', '/unlink', unlink)).status).toBe(200)
    expect((await kb.call('GET', `/${kb.secondAgentId}`)).data).toEqual([])
    expect((await kb.call('POST', '/unlink', unlink)).status).toBe(404)
  })

  it('is not linked to the agent that owns it', async () => {
    const item = await kb.addPdf()
    const answer = await kb.call('POST', '/link', { agent_id: kb.agentId, kb_ids: [item.id] })
    expect(answer).toMatchObject({ status: 409, code: 'own_data_source' })
  })

  it('is deleted through its owner only, and then for both', async () => {
    const item = await kb.addPdf()
    await kb.call('POST', '/link', { agent_id: kb.secondAgentId, kb_ids: [item.id] })
    expect(await kb.call('DELETE', `/${kb.secondAgentId}/${item.id}`)).toMatchObject({
      status: 409,
      message: 'Another agent owns this data source. Unlink it instead.',
    })
    expect((await kb.call('DELETE', `/${kb.agentId}/${item.id}`)).status).toBe(200)
    expect((await kb.call('GET', `/${kb.secondAgentId}`)).data).toEqual([])
  })

  it('is deleted with the agent that owns it', async () => {
    await kb.addPdf()
    await kb.app.inject({
      method: 'DELETE',
      url: `/api/agent/${kb.agentId}`,
      headers: { cookie: kb.owner.cookie, origin: TEST_ORIGIN },
    })
    expect((await kb.call('GET', '')).data).toEqual([])
    const { rows } = await kb.deps.driver.query('select 1 from knowledge_pages')
    expect(rows).toEqual([])
  })
})

describe('knowledge of another account', () => {
  it('is not found by any call', async () => {
    const item = await kb.addPdf()
    const crawl = await kb.crawlShop()
    const stranger = await aUser(kb.deps)
    const own = (await anAgent(kb.deps.db, stranger.user.id)).id
    const as = (method: Method, path: string, body?: object) =>
      kb.call(method, path, body, stranger.cookie)
    const choose = { url: kb.site().origin, agent_id: own, refId: crawl.refId, sections: ['/'] }
    const { data: crawledAnew } = await as('POST', '/crawl-page', choose)
    expect(crawledAnew.refId).not.toBe(crawl.refId)
    const answers = await Promise.all([
      as('GET', `/${kb.agentId}`),
      as('GET', `/pages/${kb.agentId}/${item.id}`),
      as('GET', `/pages/${own}/${item.id}`),
      as('POST', '/crawl-page', { url: kb.site().origin, agent_id: kb.agentId }),
      as('POST', '/link', { agent_id: own, kb_ids: [item.id] }),
      as('POST', '/link', { agent_id: kb.agentId, kb_ids: [item.id] }),
      as('POST', '/unlink', { agent_id: kb.agentId, kb_id: item.id }),
      as('POST', '/retrain', { agent_id: kb.agentId, kb_id: item.id }),
      as('DELETE', `/${kb.agentId}/${item.id}`),
      as('DELETE', `/${own}/${item.id}`),
      kb.send({ ...kb.webFields(crawl.refId), agent_id: own }, undefined, stranger.cookie),
      kb.send(kb.pdfFields(), Buffer.from('%PDF-'), stranger.cookie),
    ])
    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(
      answers.map(() => '404 not_found'),
    )
    expect((await as('GET', '')).data).toEqual([])
    expect((await kb.call('GET', `/${kb.agentId}`)).data).toEqual([item])
  })

  it('and knowledge that does not exist give the same response', async () => {
    expect((await kb.call('GET', `/pages/${kb.agentId}/${newId()}`)).status).toBe(404)
    expect((await kb.send({ ...kb.pdfFields(), agent_id: 'x' }, Buffer.from('%PDF-'))).status).toBe(
      404,
    )
  })
})
