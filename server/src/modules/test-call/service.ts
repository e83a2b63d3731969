import { type LocalCall, TestCallInput, type TestCallEvent } from 'shared-types'
import type { WebSocket } from 'ws'
import type { Deps } from '../../deps.ts'
import type { PhoneLine } from '../../ports/telephony/phone-line.ts'
import { localeOf } from '../../wording/locale.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { agentProfile } from '../agents/profile.ts'
import { BROWSER_CALLER, browserAddress } from '../calls/answer-call.ts'

/** A call forgotten in an open tab ends after this time. */
const LONGEST_MS = 30 * MINUTE_MS

/** Calls an agent from the browser, through the same webhooks and relay as a call from the network. */
export async function serveTestCall(deps: Deps, socket: WebSocket, agentId: string): Promise<void> {
  const language = await languageOf(deps, agentId)
  const line = deps.telephony.openLine({ from: BROWSER_CALLER, to: browserAddress(agentId) })
  serveLine(deps, socket, line, language)
}

/** Calls the number of an agent as the public network would, including what it knows about the caller. Local carrier only. */
export async function serveLocalCall(
  deps: Deps,
  socket: WebSocket,
  agentId: string,
  to: string,
  { from, attestation, forwarded_from: forwardedFrom }: LocalCall,
): Promise<void> {
  const language = await languageOf(deps, agentId)
  const line = await deps.telephony.local!.call({
    from,
    to,
    stirVerstat: attestation,
    forwardedFrom,
  })
  serveLine(deps, socket, line, language)
}

const languageOf = async (deps: Deps, agentId: string): Promise<string> =>
  localeOf((await agentProfile(deps, agentId)).language)

/** Connects the browser with the line: the socket closes when the call is over, and closing the socket hangs up. */
function serveLine(deps: Deps, socket: WebSocket, line: PhoneLine, language: string): void {
  // The socket was closed while the line was being opened, and no event will follow.
  if (socket.readyState !== socket.OPEN) return line.hangUp()
  const send = (event: TestCallEvent) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event))
  }
  send({ type: 'started', call_sid: line.callSid })
  send({ type: 'language', language })
  line.on('language', ({ ttsLanguage }) => {
    if (ttsLanguage) send({ type: 'language', language: ttsLanguage })
  })
  line.on('said', ({ text }) => send({ type: 'said', text }))
  line.on('text', ({ token, last = false }) => send({ type: 'text', token, last }))
  line.on('dialled', ({ to }) => send({ type: 'dialling', to }))
  line.on('bridged', () => send({ type: 'connected' }))
  line.on('heard', ({ text }) => send({ type: 'said', text }))
  line.on('recording', () => send({ type: 'recording' }))
  line.on('trouble', ({ message }) =>
    deps.log.warn({ callSid: line.callSid, message }, 'a test call stumbled'),
  )
  line.on('ended', () => {
    send({ type: 'ended' })
    socket.close(1000)
  })

  const limit = setTimeout(() => line.hangUp(), LONGEST_MS)
  socket.on('message', (data) => {
    const input = readInput(String(data))
    if (!input) return send({ type: 'error', message: 'This message was not understood.' })
    if (input.type === 'say') line.say(input.text, { last: input.last ?? true })
    else if (input.type === 'dtmf') line.press(input.digit)
    else if (input.type === 'interrupt') line.interrupt(input.heard, input.ms)
    else line.hangUp()
  })
  socket.on('close', () => {
    clearTimeout(limit)
    line.hangUp()
  })
}

function readInput(data: string): TestCallInput | undefined {
  try {
    return TestCallInput.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}
