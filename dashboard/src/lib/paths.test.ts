import { expect, test } from 'vitest'
import { apiPages, paths } from './paths.ts'

test('every page has its address', () => {
  expect({
    landing: paths.landing,
    auth: paths.auth(),
    refused: paths.auth('unauthenticated'),
    dashboard: paths.dashboard,
    inbox: paths.inbox,
    conversation: paths.conversation('c1'),
    callLogs: paths.callLogs,
    agents: paths.agents,
    agent: paths.agent('a1'),
    settings: paths.agent('a1', 'settings'),
  }).toEqual({
    landing: '/',
    auth: '/auth',
    refused: '/auth?error=unauthenticated',
    dashboard: '/dashboard',
    inbox: '/inbox',
    conversation: '/inbox/c1',
    callLogs: '/call-logs',
    agents: '/agents',
    agent: '/agents/a1',
    settings: '/agents/a1?tab=settings',
  })
})

test('an id cannot leave its place in a path', () => {
  expect(paths.conversation('../x?y')).toBe('/inbox/..%2Fx%3Fy')
  expect(paths.agent('a/b', 'c&d')).toBe('/agents/a%2Fb?tab=c%26d')
})

test('signing in and out leave for the server', () => {
  expect([apiPages.signIn('google'), apiPages.signOut]).toEqual([
    '/api/auth/google',
    '/api/auth/logout',
  ])
})
