import { expect, it } from 'vitest'
import { aUser } from '../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../test/test-app.ts'

it('explains an invalid input in plain words, preferably those of the schema', async () => {
  const test = await buildTestApp()
  const { cookie } = await aUser(test.deps)
  const post = async (payload: string | object) => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/agent',
      headers: { cookie, origin: TEST_ORIGIN, 'content-type': 'application/json' },
      payload,
    })
    expect(response.statusCode).toBe(400)
    return response.json<{ message: string; code: string; details?: object[] }>()
  }
  expect(await post({ name: 'Harbour' })).toEqual({
    code: 'validation_failed',
    message: 'type has to be one of ANTI_THEFT, SALES_ASSISTANT, CHATBOT.',
    details: [
      { path: 'type', message: 'type has to be one of ANTI_THEFT, SALES_ASSISTANT, CHATBOT.' },
    ],
  })
  expect((await post({ name: 3, type: 'CHATBOT' })).message).toBe('name has to be a text.')
  expect((await post({ type: 'CHATBOT' })).message).toBe('name is missing.')
  expect((await post({ name: '', type: 'CHATBOT' })).message).toBe('Agent name is required')
  expect((await post('null')).message).toBe('The request is missing.')
  expect(await post('{"name":')).toEqual({
    code: 'bad_request',
    message: 'This request could not be understood.',
  })
  const page = await test.app.inject({ url: '/api/call-logs?page=0', headers: { cookie } })
  expect(page.json().message).toBe('page has to be at least 1.')
})
