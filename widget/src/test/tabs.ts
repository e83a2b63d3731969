import { afterEach, beforeEach, vi } from 'vitest'
import { type Chat, createChat } from '../chat/chat.ts'
import { type FakeServer, fakeServer } from './fake-server.ts'

/** The server of the current test. */
export let server: FakeServer
const tabs: Chat[] = []

/** Gives each test of a file a server of its own and a browser with empty storage. */
export function startAnew(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    server = fakeServer()
  })
  afterEach(() => {
    for (const tab of tabs.splice(0)) tab.stop()
    vi.useRealTimers()
  })
}

export const later = (ms = 50) => vi.advanceTimersByTimeAsync(ms)
/** A chat that has been drawn and is not connected yet. */
export const drawTab = () => {
  const chat = createChat({ apiBase: 'https://api.example/api', agentId: 'a1' })
  tabs.push(chat)
  return chat
}
export const openTab = () => {
  const chat = drawTab()
  chat.start()
  return chat
}
export const lines = (chat: Chat) =>
  chat.getState().messages.map(({ from, text }) => `${from}: ${text}`)
export const states = (chat: Chat) => chat.getState().messages.map(({ state }) => state)
/** The server answers the open question: it stores the reply, and sends it on the response's stream. */
export const reply = async (text: string) => {
  const message = server.store('agent', text)
  server.say('token', { id: message.id, text })
  server.say('done', { outcome: 'answered', message, offer_person: false })
  server.endAnswer()
  await later()
  return message
}
export const talkTo = async () => {
  const chat = openTab()
  chat.send('Hello')
  await later()
  await reply('Hi!')
  return chat
}
