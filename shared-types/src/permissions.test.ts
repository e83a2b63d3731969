import { expect, it } from 'vitest'
import * as contract from './index.ts'
import { PERMISSIONS } from './permissions.ts'

/** Calls that need no session: each checks its caller in its own way. */
const OPEN = new Set<unknown>([
  contract.user.session,
  ...Object.values(contract.auth),
  ...Object.values(contract.visitor),
  contract.files.visitorSend,
  contract.files.visitorRead,
  contract.install.sheet,
])

const isEndpoint = (value: unknown): value is { method: string; path: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const named = PERMISSIONS.flatMap(({ calls }) => calls.map(nameOf))

it('every call that needs a session has a permission', () => {
  const calls = Object.values(contract)
    .flatMap((group) => (typeof group === 'object' ? Object.values(group) : []))
    .filter((value) => isEndpoint(value) && !OPEN.has(value))
  expect(
    calls.map((call) => nameOf(call as never)).filter((name) => !named.includes(name)),
  ).toEqual([])
})

it('no call has two permissions', () => {
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
})
