import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { conversations } from 'shared-types'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deletionOf } from './deletion.ts'
import { createRefresher, type Refresher } from './refresher.ts'

let queryClient: QueryClient
let refresher: Refresher
let asked: number
let answer: () => Promise<number>
let leave: () => void
const hidden = vi.spyOn(document, 'hidden', 'get')

beforeEach(async () => {
  vi.useFakeTimers()
  hidden.mockReturnValue(false)
  asked = 0
  answer = async () => asked
  queryClient = new QueryClient()
  refresher = createRefresher(queryClient)
  const queryFn = () => {
    asked += 1
    return answer()
  }
  leave = new QueryObserver(queryClient, { queryKey: ['counts'], queryFn }).subscribe(() => {})
  await pass(0)
  asked = 0
})
afterEach(() => {
  leave()
  refresher.stop()
  queryClient.clear()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const change = () => refresher.markStale([['counts']])

test('the first change is read at once, a flood of them once a second, and the last is not missed', async () => {
  change()
  await pass(0)
  expect(asked).toBe(1)
  for (let time = 0; time < 99; time += 1) {
    await pass(50)
    change()
  }
  expect(asked).toBe(5)
  await pass(10_000)
  expect(asked).toBe(6)
})

test('a server that takes longer is asked again only when it has answered', async () => {
  answer = () => new Promise((resolve) => setTimeout(() => resolve(1), 5_000))
  change()
  await pass(100)
  change()
  await pass(4_800)
  expect(asked).toBe(1)
  await pass(200)
  expect(asked).toBe(2)
})

test('a hidden page reads nothing, and reads all changes once it is visible', async () => {
  hidden.mockReturnValue(true)
  change()
  await pass(60_000)
  expect(asked).toBe(0)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(asked).toBe(1)
})

test('a hidden page still reads how many conversations are unread', async () => {
  const queryFn = vi.fn(async () => 1)
  const queryKey = [conversations.unread.path, {}]
  const unobserve = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {})
  await pass(0)
  hidden.mockReturnValue(true)
  refresher.markStale([[conversations.unread.path]])
  await pass(0)
  expect(queryFn).toHaveBeenCalledTimes(2)
  unobserve()
})

test('after the end nothing is read any more', async () => {
  change()
  await pass(100)
  change()
  refresher.stop()
  await pass(10_000)
  expect(asked).toBe(1)
})

test('a change during the first read causes one more read', async () => {
  const answers = [1, 2]
  const queryFn = () =>
    new Promise<number>((resolve) => setTimeout(() => resolve(answers.shift()!), 500))
  const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn })
  const unobserve = observer.subscribe(() => {})
  await pass(100)
  refresher.markStale([['list']])
  await pass(2_000)
  expect(observer.getCurrentResult().data).toBe(2)
  unobserve()
})

test('a failed first read is not repeated because of changes before its failure', async () => {
  let times = 0
  const queryFn = () =>
    new Promise<number>((_resolve, reject) => {
      times += 1
      setTimeout(() => reject(new Error('away')), 500)
    })
  const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn, retry: false })
  const unobserve = observer.subscribe(() => {})
  await pass(100)
  refresher.markStale([['list']])
  await pass(5_000)
  expect(times).toBe(1)
  refresher.markStale([['list']])
  await pass(5_000)
  expect(times).toBe(2)
  unobserve()
})

test('what is being deleted is not read again, unless that fails', async () => {
  let fail = () => {}
  const failing = new Promise<void>((_resolve, reject) => {
    fail = () => reject(new Error('still in use'))
  })
  const deletion = queryClient
    .getMutationCache()
    .build(queryClient, { mutationKey: deletionOf('counts'), mutationFn: () => failing })
    .execute(undefined)
    .catch(() => undefined)
  change()
  await pass(2_000)
  expect(asked).toBe(0)
  fail()
  await deletion
  change()
  await pass(0)
  expect(asked).toBe(1)
})
