import { readFileSync } from 'node:fs'
import { PERMISSIONS, reaches, ROLES } from 'shared-types'
import { beforeAll, expect, it } from 'vitest'
import { neededFor } from '../../http/roles.ts'
import { type Account, anAccountWithEverything } from '../../test/belongings.ts'
import { callRoute } from '../../test/call-route.ts'
import { aMember } from '../../test/factories.ts'
import { SIGNED_IN } from '../../test/isolation-table.ts'
import { buildTestApp } from '../../test/test-app.ts'

/** Streams, which never end by themselves. */
const STREAMS = ['GET /api/events', 'GET /api/agent/test-call/:id', 'GET /api/local/call/:id']
/** Calls protected by a token rather than a role, so that the table lacks them. */
const BY_TOKEN = ['POST /api/workspaces/invitation', 'POST /api/workspaces/join']

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Account

beforeAll(async () => {
  test = await buildTestApp()
  owner = await anAccountWithEverything(test.deps)
})

it.each(ROLES)('%s: exactly the calls above the role are refused', async (role) => {
  for (const [name, request] of Object.entries(SIGNED_IN)) {
    const [method, url] = name.split(' ') as [string, string]
    const isAllowed = reaches(role, neededFor(method, url))
    if (isAllowed && [...STREAMS, ...BY_TOKEN].includes(name)) continue
    const { cookie } = await aMember(test.deps, owner.has.workspaceId, role)
    const response = await callRoute(test.app, { method, url }, request?.(owner.has) ?? {}, {
      cookie,
    })
    const isRefused = response.statusCode === 403 && response.json().code === 'role_too_low'
    expect([name, isRefused]).toEqual([name, !isAllowed])
  }
})

it('the document of the roles matches the table of permissions', () => {
  const rows = PERMISSIONS.map(({ what, role }) =>
    ['', what, ...ROLES.map((each) => (reaches(each, role) ? 'yes' : 'no')), ''].join(' | ').trim(),
  )
  const document = readFileSync(new URL('../../../../docs/roles.md', import.meta.url), 'utf8')
  expect(document.split('\n').filter((line) => /\| (yes|no) \|/.test(line))).toEqual(rows)
})
