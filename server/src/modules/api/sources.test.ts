import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditEntries } from '../../db/schema/audit.ts'
import { startTraining } from '../../jobs/train-knowledge.ts'
import { aKey } from '../../test/api-key.ts'
import { shopPages } from '../../test/site.ts'
import { until } from '../../test/until.ts'
import { aStage, type Stage } from '../knowledge/test/stage.ts'

let kb: Stage
let authorization: string
beforeEach(async () => {
  kb = await aStage()
  authorization = await aKey(kb.app, kb.owner.cookie, [
    'agents:read',
    'agents:write',
    'knowledge:read',
    'sources:write',
  ])
})
afterEach(() => kb.close())

async function send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) {
  const response = await kb.app.inject({
    method,
    url: `/api/v1/agents${path}`,
    headers: { authorization },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, ...response.json() }
}

it('a program makes an agent that answers from a website, a file and a text', async () => {
  const made = await send('POST', '', { name: 'Harbour', type: 'CHATBOT' })
  expect(made).toMatchObject({ status: 200, name: 'Harbour', active: false })
  const at = `/${made.id}`
  expect(await send('PATCH', at, { name: 'Desk', active: true })).toMatchObject({
    name: 'Desk',
    active: true,
  })
  const changed = await send('PATCH', `${at}/settings`, { instructions: 'Be brief.' })
  expect(changed).toMatchObject({ instructions: 'Be brief.', language: 'auto' })
  expect(await send('GET', `${at}/settings`)).toEqual(changed)

  const { origin } = await kb.startSite(shopPages(4))
  const website = await send('POST', `${at}/sources/website`, { url: origin, pdfs: true })
  const content = Buffer.from('Tubes cost 7 euros.').toString('base64')
  const file = { title: 'Prices', file_name: 'prices.txt', content }
  const document = await send('POST', `${at}/sources/file`, file)
  const text = await send('POST', `${at}/sources/text`, { title: 'Parking', text: 'Behind it.' })
  expect([website, document, text]).toMatchObject([
    {
      type: 'WEB_PAGES',
      status: 'training',
      pages: { read: 0, total: 5 },
      left_out: 0,
      limits: [],
    },
    { type: 'DOCUMENT', title: 'Prices' },
    { type: 'TEXT', title: 'Parking' },
  ])
  const worker = startTraining(kb.deps)
  const read = () => send('GET', `${at}/sources/${text.id}`)
  await until(async () =>
    expect(await read()).toMatchObject({
      status: 'trained',
      pages: { read: 1, failed: 0, total: 1 },
    }),
  )
  await worker.stop()
  expect(await send('POST', `${at}/sources/${text.id}/read`)).toMatchObject({ status: 'training' })
  expect(await send('DELETE', `${at}/sources/${text.id}`)).toMatchObject({ id: text.id })
  expect(await send('DELETE', at)).toMatchObject({ id: made.id })
  expect((await send('GET', '')).data).toHaveLength(2)
  const recorded = await kb.deps.db.select().from(auditEntries).orderBy(auditEntries.id)
  expect(recorded.slice(-9).map(({ action }) => action)).toEqual([
    'agent.create',
    'agent.rename',
    'agent.activate',
    'agent.change_settings',
    ...Array.from({ length: 3 }, () => 'knowledge.add'),
    'knowledge.delete',
    'agent.delete',
  ])
})

it('a program changes how a widget looks, and leaves the rest of it as it is', async () => {
  const at = `/${kb.agentId}/appearance`
  const before = await send('GET', at)
  const change = { brand_color: '#0f766e', options: { side: 'left' }, allowed_sites: ['a.example'] }
  const changed = await send('PATCH', at, change)
  expect(changed).toEqual({ ...before, ...change })
  expect(await send('GET', at)).toEqual(changed)
  for (const wrong of [{ brand_color: 'red' }, { brand_name: '' }, { agent_id: kb.agentId }]) {
    expect(await send('PATCH', at, wrong)).toMatchObject({ code: 'validation_failed' })
  }
})

it('a program links a source to another agent and unlinks it, and chooses when it is read again', async () => {
  const { origin } = await kb.startSite(shopPages(2))
  const at = `/${kb.agentId}/sources`
  const website = await send('POST', `${at}/website`, { url: origin })
  expect(website.rereading).toMatchObject({ every: 'weekly', new_pages: 'learn' })
  const second = await send('POST', '', { name: 'Desk', type: 'CHATBOT' })
  const there = `/${second.id}/sources`
  const link = `${there}/${website.id}/link`
  for (const _again of [1, 2]) {
    expect(await send('POST', link)).toMatchObject({ id: website.id, agent_id: kb.agentId })
  }
  expect((await send('GET', there)).data).toMatchObject([{ id: website.id }])
  const rereading = { every: 'daily', new_pages: 'offer' }
  const elsewhere = await send('PATCH', `${there}/${website.id}`, { rereading })
  expect(elsewhere).toMatchObject({ status: 409, code: 'linked_data_source' })
  const changed = await send('PATCH', `${at}/${website.id}`, { rereading })
  expect(changed).toMatchObject({ id: website.id, rereading })
  const unknown = await send('PATCH', `${at}/${website.id}`, { rereading: { every: 'hourly' } })
  expect(unknown).toMatchObject({ code: 'validation_failed' })
  const never = await send('PATCH', `${at}/${website.id}`, { rereading: { every: 'never' } })
  expect(never.rereading).toMatchObject({ every: 'never', new_pages: 'offer', next_at: null })
  const text = await send('POST', `${at}/text`, { title: 'Parking', text: 'Behind it.' })
  expect(text.rereading).toBeNull()
  const refused = await send('PATCH', `${at}/${text.id}`, { rereading })
  expect(refused).toMatchObject({ status: 400, code: 'not_read_again' })
  expect(await send('DELETE', link)).toMatchObject({ id: website.id })
  expect((await send('GET', there)).data).toEqual([])
  expect(await send('DELETE', link)).toMatchObject({ status: 404 })
})

it('a file that is no file is refused, and a website that cannot be read says why', async () => {
  const at = `/${kb.agentId}/sources`
  const file = { title: 'Prices', file_name: 'prices.txt', content: 'not Base64!' }
  expect(await send('POST', `${at}/file`, file)).toMatchObject({ code: 'invalid_base64' })
  const unknown = { ...file, file_name: 'prices.exe', content: 'VHViZXM=' }
  expect(await send('POST', `${at}/file`, unknown)).toMatchObject({ code: 'invalid_file_type' })
  const closed = await send('POST', `${at}/website`, { url: 'http://127.0.0.1:1' })
  expect([closed.message, closed.code]).toEqual([expect.any(String), expect.any(String)])
  expect((await send('GET', at)).data).toEqual([])
})
