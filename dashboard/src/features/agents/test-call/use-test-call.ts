import type { TestCallEvent, TestCallInput } from 'shared-types'
import { useEffect, useReducer, useRef, useState } from 'react'
import { API_BASE } from '~/lib/paths.ts'
import { callReducer, NEW_CALL, type CallState } from './call-state.ts'
import { browserSpeaker, canSpeak, type Speaker } from './speaker.ts'

const SILENT: Speaker = { add: () => undefined, speakIn: () => undefined, cut: () => null }

export type TestCall = CallState & {
  say: (text: string) => void
  /** Interim words while the caller still speaks: the agent stops speaking. */
  hint: (text: string) => void
  /** Text that is still being typed counts as speaking, because the call would otherwise react to the silence. */
  type: (text: string) => void
  press: (digit: string) => void
  hangUp: () => void
}

/** Starts the call when mounted and hangs up when unmounted. @param path address of the call's socket, below the API. */
export function useTestCall(path: string, speaks: boolean): TestCall {
  const [state, dispatch] = useReducer(callReducer, NEW_CALL)
  const socket = useRef<WebSocket>(null)
  const [voice] = useState(() => (canSpeak() ? browserSpeaker() : SILENT))
  const isSpeaking = useRef(speaks)
  useEffect(() => {
    isSpeaking.current = speaks
    if (!speaks) voice.cut()
  }, [speaks, voice])

  useEffect(() => {
    const handleEvent = (event: TestCallEvent) => {
      dispatch({ do: 'hear', event })
      if (event.type === 'language') voice.speakIn(event.language)
      if (!isSpeaking.current) return
      if (event.type === 'said') voice.add(event.text, true)
      if (event.type === 'text') voice.add(event.token, event.last)
    }
    // Deferred, because React's strict mode mounts every component twice: the first one must not start a call.
    const timer = setTimeout(() => {
      const line = new WebSocket(lineUrl(path))
      socket.current = line
      line.addEventListener('message', ({ data }: MessageEvent<string>) =>
        handleEvent(JSON.parse(data)),
      )
      line.addEventListener('close', () => dispatch({ do: 'lose' }))
    })
    return () => {
      clearTimeout(timer)
      voice.cut()
      // The server hangs up when the socket closes.
      socket.current?.close()
    }
  }, [path, voice])

  const sendInput = (input: TestCallInput) => send(socket.current, input)
  const sendPart = (text: string) => sendInput({ type: 'say', text, last: false })
  const cutIn = () => {
    const interruption = voice.cut()
    if (interruption) sendInput({ type: 'interrupt', ...interruption })
  }
  return {
    ...state,
    say: (text) => {
      cutIn()
      dispatch({ do: 'say', text })
      sendInput({ type: 'say', text, last: true })
    },
    hint: (text) => {
      cutIn()
      sendPart(text)
    },
    type: sendPart,
    press: (digit) => {
      dispatch({ do: 'press', digit })
      sendInput({ type: 'dtmf', digit })
    },
    hangUp: () => {
      voice.cut()
      sendInput({ type: 'hangup' })
    },
  }
}

function lineUrl(path: string): URL {
  const url = new URL(API_BASE + path, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url
}

function send(line: WebSocket | null, input: TestCallInput): void {
  if (line?.readyState === WebSocket.OPEN) line.send(JSON.stringify(input))
}
