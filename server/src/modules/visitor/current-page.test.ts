import { afterEach, beforeEach, expect, it } from 'vitest'
import { anAgent, aUser } from '../../test/factories.ts'
import { liveStream } from '../../test/live-stream.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let visitor: Awaited<ReturnType<typeof aVisitor>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  const agent = await anAgent(test.deps.db, owner.user.id)
  visitor = await aVisitor(test.app, agent.id, { page_url: 'https://shop.example/bikes?ref=mail' })
  await test.app.listen({ port: 0 })
})
afterEach(() => test.app.close())

async function listensFrom(page: string) {
  const url = `${test.app.listeningOrigin}${visitor.url}/events?page=${encodeURIComponent(page)}`
  const stream = await liveStream(url, { headers: visitor.headers })
  await test.deps.lifecycle.settled()
  stream.close()
  await stream.end
}

async function shownPage() {
  const url = `/api/conversation/messages/admin/${visitor.id}`
  const response = await test.app.inject({ url, headers: { cookie: owner.cookie } })
  return response.json().data.page
}

it('the owner sees the first page of a visitor until the chat reports another', async () => {
  expect(await shownPage()).toEqual({ url: 'https://shop.example/bikes?ref=mail', at: null })
  await listensFrom('https://shop.example/checkout')
  expect(await shownPage()).toEqual({
    url: 'https://shop.example/checkout',
    at: expect.any(String),
  })
})

it('query and fragment of an address are not stored, nor are invalid addresses', async () => {
  await listensFrom('https://shop.example/account?token=secret#name')
  expect(await shownPage()).toMatchObject({ url: 'https://shop.example/account' })
  for (const page of ['javascript:alert(1)', 'not an address', 'file:///etc/passwd'])
    await listensFrom(page)
  expect(await shownPage()).toMatchObject({ url: 'https://shop.example/account' })
})
