import { beforeEach, expect, it } from 'vitest'
import { crawls } from '../../db/schema/crawls.ts'
import { knowledgePages } from '../../db/schema/knowledge.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'

const CEILINGS = { MAX_AGENTS: '3', MAX_PDFS: '3', MAX_PAGES: '5', MAX_STORED_MB: '1' }

let account: Awaited<ReturnType<typeof anAccount>>
beforeEach(async () => {
  account = await anAccount()
})

async function anAccount() {
  const { app, deps } = await buildTestApp(CEILINGS)
  const { user, cookie } = await aUser(deps)
  const headers = { cookie, origin: TEST_ORIGIN }
  const agent = await anAgent(deps.db, user.id)
  return {
    deps,
    user,
    agent,
    create: (name: string) =>
      app.inject({
        method: 'POST',
        url: '/api/agent',
        headers,
        payload: { name, type: 'CHATBOT' },
      }),
    add: async (fields: Record<string, string>, bytes?: number) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      const content = Buffer.alloc(bytes ?? 0, '%PDF-1.4 ')
      if (bytes) form.append('file', new Blob([content]), 'a.pdf')
      const request = new Request('http://test', { method: 'POST', body: form })
      return app.inject({
        method: 'POST',
        url: '/api/knowledge-base',
        headers: { ...headers, 'content-type': request.headers.get('content-type')! },
        payload: Buffer.from(await request.arrayBuffer()),
      })
    },
    holdings: async () =>
      (await app.inject({ url: '/api/usage', headers })).json().data.holdings as unknown[],
  }
}

const statuses = (responses: { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).toSorted()

it('the number of agents of an account is limited, even for simultaneous requests', async () => {
  const { create, holdings } = account
  const made = await Promise.all(['A', 'B', 'C', 'D'].map(create))
  expect(statuses(made)).toEqual([200, 200, 409, 409])
  expect(made.find(({ statusCode }) => statusCode === 409)!.json()).toEqual({
    code: 'account_full',
    message: 'Your account may have 3 agents. Delete one to make room.',
  })
  expect(await holdings()).toContainEqual({ what: 'agents', held: 3, most: 3 })
})

it('the number of PDFs of an account is limited, even for simultaneous uploads', async () => {
  const { add, agent } = account
  const pdf = { type: 'PDF', title: 'Terms', agent_id: agent.id }
  const sent = await Promise.all([1, 2, 3, 4, 5].map(() => add(pdf, 1_000)))
  expect(statuses(sent)).toEqual([200, 200, 200, 409, 409])
  expect(sent.map((response) => response.json().message)).toContain(
    'Your account may keep 3 documents. Delete one to make room.',
  )
})

it('the number of bytes of an account is limited', async () => {
  const { add, agent, holdings } = account
  const pdf = { type: 'PDF', title: 'Terms', agent_id: agent.id }
  const sent = await Promise.all([1, 2, 3].map(() => add(pdf, 450_000)))
  expect(statuses(sent)).toEqual([200, 200, 409])
  expect(sent.map((response) => response.json().message)).toContain(
    'Your account may keep 1 MB of documents and files, and this one does not fit any more. Delete some first.',
  )
  expect(await holdings()).toContainEqual({ what: 'bytes', held: 900_000, most: 1_000_000 })
})

it('the number of web pages is limited, and the owner reads how many do not fit', async () => {
  const { add, agent, user, deps } = account
  const found = ['a', 'b', 'c'].map((page) => `https://shop.example/${page}`)
  const refIds = await deps.db
    .insert(crawls)
    .values(
      [1, 2].map(() => ({
        userId: user.id,
        agentId: agent.id,
        url: 'https://shop.example',
        title: 'Shop',
        links: found,
      })),
    )
    .returning({ id: crawls.id })
  const site = { type: 'WEB_PAGES', agent_id: agent.id, url: 'https://shop.example' }
  const sent = await Promise.all(refIds.map(({ id }) => add({ ...site, refId: id })))
  expect(statuses(sent)).toEqual([200, 409])
  expect(sent.map((response) => response.json().message)).toContain(
    'Your account may keep 5 web pages and has 3, so 3 more do not fit. Remove some first.',
  )
  expect(await deps.db.$count(knowledgePages)).toBe(3)
})
