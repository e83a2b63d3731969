import { Worker } from 'node:worker_threads'
import type { WebhookAnswer, WebhookRequest, WebhookSender } from './index.ts'
import { refusing, type Rules } from './refusing.ts'
import type { Answered, Asked } from './thread.ts'

// The thread's file is beside this one, as source or, under another name, in the bundle.
const FILE = new URL(
  import.meta.url.endsWith('.ts') ? './thread.ts' : './webhooks-thread.js',
  import.meta.url,
)
/** An idle thread is ended after this time, because it takes memory and most installations have no webhooks. */
const IDLE_MS = 15_000
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 }

/** Posts to receivers from a separate thread, so that connections, encryption and answers do not slow down the server. */
export function threadedSender(rules: Rules): WebhookSender {
  let line: Line | null = null
  const open = () =>
    openLine(rules, () => {
      line = null
    })
  return {
    refusal: refusing(rules),
    post: (request) => (line ??= open()).post(request),
    close: async () => void (await line?.end()),
  }
}

type Line = { post(request: WebhookRequest): Promise<WebhookAnswer>; end(): Promise<unknown> }
type Waiting = { resolve(answer: WebhookAnswer): void; reject(reason: Error): void }

/** @param onOver called when the thread has ended, or is about to */
function openLine(rules: Rules, onOver: () => void): Line {
  const thread = new Worker(FILE, { workerData: rules, resourceLimits: LIMITS })
  const waiting = new Map<number, Waiting>()
  let asked: Asked = []
  let next = 0

  const over = () => {
    clearTimeout(idle)
    onOver()
    for (const { reject } of waiting.values()) reject(new Error('the thread of webhooks ended'))
    waiting.clear()
  }
  const end = () => {
    over()
    return thread.terminate()
  }
  const idle = setTimeout(() => (waiting.size === 0 ? void end() : idle.refresh()), IDLE_MS).unref()
  thread.on('message', (answers: Answered) => {
    idle.refresh()
    for (const { at, answer } of answers) {
      waiting.get(at)?.resolve(answer)
      waiting.delete(at)
    }
  })
  // Without a listener, an error in the thread would end the server.
  thread.on('error', over)
  thread.on('exit', over)
  thread.unref()

  const ask = () => {
    thread.postMessage(asked)
    asked = []
  }
  return {
    end,
    post: (request) =>
      new Promise((resolve, reject) => {
        if (asked.length === 0) setImmediate(ask)
        asked.push({ at: next, request })
        waiting.set(next, { resolve, reject })
        next += 1
      }),
  }
}
