import { expect, it } from 'vitest'
import { aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'

it('saved replies are listed by title, and a title is there once, however it is written', async () => {
  const { app, deps } = await buildTestApp()
  const { cookie } = await aUser(deps)
  const save = (title: string) =>
    app.inject({
      method: 'POST',
      url: '/api/saved-replies',
      headers: { cookie, origin: TEST_ORIGIN },
      payload: { title, text: 'Hello {visitor name}' },
    })
  await save('Thanks')
  await save('delivery')
  expect((await save('THANKS')).json().code).toBe('title_taken')
  const read = await app.inject({
    url: '/api/saved-replies',
    headers: { cookie, origin: TEST_ORIGIN },
  })
  expect(read.json().data.replies.map(({ title }: { title: string }) => title)).toEqual([
    'delivery',
    'Thanks',
  ])
})
