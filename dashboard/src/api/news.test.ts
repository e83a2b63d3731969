import { QueryClient } from '@tanstack/react-query'
import {
  attention,
  conversations,
  firstRun,
  metrics,
  type ConversationDetail,
  type ConversationList,
  type ConversationNews,
  type SenderRole,
  type ToldMessage,
} from 'shared-types'
import { beforeEach, expect, test } from 'vitest'
import { aMessage } from './message.fixture.ts'
import { applyNews } from './news.ts'

const DETAIL = [conversations.messages.path, { params: { id: 'c1' } }]
const LIST = [conversations.list.path, { query: { page: 1, limit: 50, q: undefined } }]
const at = (minute: number) => `2026-11-21T12:0${minute}:00.000Z`

const detail: ConversationDetail = {
  customer_info: { name: null, email: null, city: null, state: null, country_code: null },
  channel: 'widget',
  telegram: null,
  admin_in_control: false,
  handover_requested: false,
  messages: [aMessage('m1', 'customer', 'Hello', at(1)), aMessage('m2', 'agent', 'Hi', at(1))],
  revision: 3,
}
const row = (id: string) => ({
  id,
  agent_id: 'agent',
  channel: 'widget' as const,
  customer_name: 'Visitor 1234',
  admin_in_control: false,
  handover_requested: false,
  lastMsg: {
    date: at(1),
    message: 'Hi',
    sender: { role: 'agent' as const, name: 'Bot', fullname: null, avatar: null },
  },
})
const list: ConversationList = {
  conversations: [row('c2'), row('c1')],
  unread_messages: [{ conv_id: 'c1', unread: 1 }],
  chatbot_config: [],
  meta: { total: 2 },
}

let queryClient: QueryClient
beforeEach(() => {
  queryClient = new QueryClient()
  queryClient.setQueryData(DETAIL, detail)
  queryClient.setQueryData(LIST, list)
})

const told = (
  revision: number,
  role: SenderRole,
  message: string,
  fields: Partial<ToldMessage> = {},
): ToldMessage => ({
  ...aMessage(`m${revision}`, role, message, at(2)),
  seq: revision,
  revision,
  ...fields,
  sender: { role, name: role === 'customer' ? '' : 'Bot', avatar: null },
})
const apply = (messages: ToldMessage[], since: number | null = 3, rest = {}) => {
  const news: ConversationNews = { since, messages, ...rest }
  return applyNews(queryClient, 'c1', news).map(([path]) => path)
}
const shown = () => queryClient.getQueryData<ConversationDetail>(DETAIL)!
const inbox = () => queryClient.getQueryData<ConversationList>(LIST)!

test('an update that continues the known messages is added without reading anything again', () => {
  const stale = apply([
    told(4, 'customer', 'And now?'),
    told(5, 'agent', '', { status: 'pending' }),
  ])
  expect(stale).toEqual([
    metrics.conversationSentiment.path,
    conversations.unread.path,
    attention.read.path,
  ])
  expect(shown().revision).toBe(5)
  expect(shown().messages.map(({ message, sender }) => [message, sender.name])).toEqual([
    ['Hello', 'customer'],
    ['Hi', 'agent'],
    ['And now?', 'customer'],
    ['', 'Bot'],
  ])
  expect(inbox().conversations[1]!.lastMsg).toMatchObject({
    message: 'And now?',
    sender: { role: 'customer', name: 'Visitor 1234' },
  })
  expect(inbox().unread_messages).toEqual([{ conv_id: 'c1', unread: 2 }])
})

test('news that is known already changes nothing and is not counted', () => {
  const news = [told(4, 'customer', 'And now?')]
  apply(news)
  const before = [shown(), inbox()]
  apply(news)
  expect([shown(), inbox()]).toEqual(before)
})

test('a conversation is read again if an update in between is missing', () => {
  expect(apply([told(6, 'agent', 'Yes')], 5)).toContain(conversations.messages.path)
  expect(shown()).toEqual(detail)
})

test('a conversation is read again when a reply was cut', () => {
  const stale = apply([told(4, 'agent', 'We', { status: 'cut' })])
  expect(stale).toEqual(
    expect.arrayContaining([conversations.messages.path, conversations.list.path]),
  )
})

test('a conversation that is not on the first page has the inbox read', () => {
  queryClient.setQueryData(LIST, { ...list, conversations: [row('c2')] })
  expect(apply([told(4, 'customer', 'And now?')])).toContain(conversations.list.path)
})

test('search results are read again', () => {
  const found = [conversations.list.path, { query: { page: 1, limit: 50, q: 'bikes' } }]
  queryClient.setQueryData(found, list)
  const stale = applyNews(queryClient, 'c1', { since: 3, messages: [told(4, 'agent', 'Yes')] })
  expect(stale).toContainEqual(found)
  expect(stale).not.toContainEqual([conversations.list.path])
})

test('a list whose response is under way is read again, because the response may be older', async () => {
  let respond = (_: ConversationList) => {}
  const queryFn = () => new Promise<ConversationList>((resolve) => (respond = resolve))
  const reading = queryClient.fetchQuery({ queryKey: LIST, queryFn })
  expect(apply([told(4, 'customer', 'And now?')])).toContain(conversations.list.path)
  respond(list)
  await reading
})

test('a change of control is shown at once, in the conversation and in the inbox', () => {
  const speaker = { admin_in_control: true, handover_requested: false }
  expect(apply([], null, { speaker })).toEqual([
    attention.read.path,
    conversations.list.path,
    conversations.counts.path,
    conversations.messages.path,
  ])
  expect(shown()).toMatchObject(speaker)
  expect(inbox().conversations[1]).toMatchObject(speaker)
})

test('only the figures that an update can change are read again', () => {
  expect(apply([told(4, 'agent', 'Yes')])).toEqual([metrics.messages.path, attention.read.path])
  expect(apply([told(5, 'customer', 'Hello', { seq: 1 })], 4)).toEqual([
    metrics.conversationSentiment.path,
    conversations.unread.path,
    metrics.customerGrowth.path,
    firstRun.read.path,
    attention.read.path,
  ])
})
