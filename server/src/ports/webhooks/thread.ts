import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { webhookSender } from './http.ts'
import type { WebhookAnswer, WebhookRequest } from './index.ts'
import type { Rules } from './refusing.ts'

/** Requests to make, each with a number. */
export type Asked = { at: number; request: WebhookRequest }[]
/** The answers to some requests, in any order. */
export type Answered = { at: number; answer: WebhookAnswer }[]

/** Answers within this many ms are passed on together, so that the server's thread is woken at most fifty times a second. */
const GATHERED_MS = 20
/** The thread's niceness: on a busy processor it then gets about a tenth of the time of threads that people wait for. */
const NICENESS = 10

const sender = webhookSender(workerData as Rules)
let gathered: Answered = []

lowerPriority()
parentPort!.on('message', (asked: Asked) => {
  for (const { at, request } of asked) {
    void sender.post(request).then((answer) => gather({ at, answer }))
  }
})

function gather(answered: Answered[number]): void {
  if (gathered.length === 0) setTimeout(postGathered, GATHERED_MS)
  gathered.push(answered)
}

function postGathered(): void {
  parentPort!.postMessage(gathered)
  gathered = []
}

/** On Linux a thread has a priority of its own. On other systems the call would change a process, so it does nothing there. */
function lowerPriority(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICENESS)
  } catch {
    // The system has no such list, or does not allow the change.
  }
}
