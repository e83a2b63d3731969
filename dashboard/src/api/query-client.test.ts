import type { MutationMeta } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiFailure } from './failure.ts'
import { queryClient } from './query-client.ts'

const spies = {
  success: vi.spyOn(toast, 'success'),
  error: vi.spyOn(toast, 'error'),
  loading: vi.spyOn(toast, 'loading'),
  console: vi.spyOn(console, 'error').mockImplementation(() => {}),
}

afterEach(() => {
  vi.clearAllMocks()
  queryClient.clear()
})

const mutate = (meta: MutationMeta, work: () => Promise<unknown>) =>
  queryClient
    .getMutationCache()
    .build<unknown, Error, void, unknown>(queryClient, { meta, mutationFn: work })
    .execute()
    .catch(() => undefined)

const refuse = (message?: string) => () => Promise.reject(new ApiFailure(400, { message }))

test('a success shows the message written beside the call', async () => {
  await mutate({ success: 'Agent created successfully' }, async () => null)
  await vi.waitFor(() =>
    expect(spies.success).toHaveBeenCalledWith('Agent created successfully', expect.anything()),
  )
})

test('a success shows the message of the server if the call says so', async () => {
  await mutate({ success: true }, async () => ({ message: 'Appearance updated', data: null }))
  await vi.waitFor(() =>
    expect(spies.success).toHaveBeenCalledWith('Appearance updated', expect.anything()),
  )
})

test('a loading toast turns into the outcome', async () => {
  await mutate({ pending: 'Activating agent..', success: 'Agent activated' }, async () => null)
  await vi.waitFor(() => expect(spies.success).toHaveBeenCalled())
  const [text, options] = spies.loading.mock.calls[0] ?? []
  expect(text).toBe('Activating agent..')
  expect(spies.success.mock.calls[0]?.[1]?.id).toBe(options?.id)
})

test('an error shows the message of the server, else that of the call, else a general one', async () => {
  await mutate({ failure: 'Failed to create agent' }, refuse('You already have one.'))
  await mutate({ failure: 'Failed to create agent' }, refuse())
  await mutate({}, refuse())
  await vi.waitFor(() => expect(spies.error).toHaveBeenCalledTimes(3))
  expect(spies.error.mock.calls.map(([text]) => text)).toEqual([
    'You already have one.',
    'Failed to create agent',
    'An error occurred',
  ])
})

test('a failure that is for the console only shows no toast', async () => {
  await mutate({ failure: false }, refuse('Not now.'))
  expect(spies.console).toHaveBeenCalled()
  expect(spies.error).not.toHaveBeenCalled()
})

test('a session that ended elsewhere is forgotten instead of told', async () => {
  localStorage.setItem('user', '{}')
  await mutate({}, () => Promise.reject(new ApiFailure(401, { message: 'Unauthorised' })))
  expect(localStorage.getItem('user')).toBeNull()
  expect(spies.error).not.toHaveBeenCalled()
})

test('a failed reading waits twice as long before each try, and never more than 30 s', async () => {
  vi.useFakeTimers()
  const asked: number[] = []
  const queryFn = () => {
    asked.push(Date.now() / 1000)
    return Promise.reject(new ApiFailure(500))
  }
  const reading = queryClient.fetchQuery({ queryKey: ['failing'], queryFn, retry: 7 })
  reading.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(200_000)
  vi.useRealTimers()
  const waits = asked.slice(1).map((at, index) => Math.round(at - asked[index]!))
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30])
})
