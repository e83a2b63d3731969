import { beforeEach, describe, expect, it } from 'vitest'
import { aUser } from '../../test/factories.ts'
import { buildTestApp } from '../../test/test-app.ts'

describe('GET /user', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>
  beforeEach(async () => {
    test = await buildTestApp()
  })

  it('answers 401 with a sentence when nobody is signed in', async () => {
    const response = await test.app.inject('/api/user')
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({
      message: 'Unauthorised, please login.',
      code: 'unauthenticated',
    })
  })

  it('answers the signed-in user and their permissions', async () => {
    const { user, cookie } = await aUser(test.deps, { fullName: 'Grace Hopper' })
    const response = await test.app.inject({ url: '/api/user', headers: { cookie } })
    expect(response.json()).toEqual({
      message: '',
      data: { ...user, role: 'owner', workspace_id: user.id },
    })
    expect(response.headers['cache-control']).toBe('no-store')
    expect(user.full_name).toBe('Grace Hopper')
  })
})

describe('GET /user/session', () => {
  it('tells strangers and the owner whether they are signed in', async () => {
    const test = await buildTestApp()
    const { cookie } = await aUser(test.deps)
    const ask = async (headers: Record<string, string>) =>
      (await test.app.inject({ url: '/api/user/session', headers })).json().data
    expect(await ask({})).toEqual({ signed_in: false })
    expect(await ask({ cookie })).toEqual({ signed_in: true })
  })
})
