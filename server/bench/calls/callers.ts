import { setTimeout as sleep } from 'node:timers/promises'
import { PhoneLine, type LineOptions } from '../../src/ports/telephony/phone-line.ts'

export type Measured = {
  /** Milliseconds from the first ring to the greeting. */
  greetings: number[]
  /** Milliseconds from the caller's last word to the first word of the reply. */
  replies: number[]
  /** Number of turns without a complete answer. */
  lost: number
}

const PATIENCE_MS = 20_000

/** One call: waits for the greeting, asks `turns` questions with a pause before each, and hangs up. */
export async function talk(
  options: LineOptions,
  questions: string[],
  pauseMs: () => number,
  measured: Measured,
): Promise<void> {
  const line = new PhoneLine(options)
  let isOver = false
  const over = new Promise<void>((resolve) =>
    line.once('ended', () => resolve(void (isOver = true))),
  )
  const greeted = await nextReply(line)
  if (greeted === null) measured.lost += 1
  else measured.greetings.push(greeted)
  for (const question of questions) {
    await sleep(pauseMs())
    if (isOver) break
    const reply = nextReply(line)
    line.say(question)
    const first = await reply
    if (first === null) measured.lost += 1
    else measured.replies.push(first)
  }
  line.hangUp()
  await over
}

/** @returns milliseconds to the first word, once the last word was said too; null when there was no reply. */
function nextReply(line: PhoneLine): Promise<number | null> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    let first: number | null = null
    const end = (value: number | null) => {
      clearTimeout(timer)
      line.off('text', onText)
      line.off('ended', onEnd)
      resolve(value)
    }
    const onText = ({ last }: { last?: boolean | undefined }) => {
      first ??= performance.now() - startedAt
      if (last) end(first)
    }
    const onEnd = () => end(null)
    const timer = setTimeout(() => end(null), PATIENCE_MS)
    line.on('text', onText).on('ended', onEnd)
  })
}
