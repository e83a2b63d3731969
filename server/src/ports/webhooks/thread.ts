import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { webhookSender } from './http.ts'
import type { WebhookAnswer, WebhookRequest } from './index.ts'
import type { Rules } from './refusing.ts'

/** Requests to make, each with a number of its own. */
export type Asked = { at: number; request: WebhookRequest }[]
/** The answers to some of them, in any order. */
export type Answered = { at: number; answer: WebhookAnswer }[]

/** Answers of so many ms go together: the server's thread is woken fifty times a second at most. */
const GATHERED_MS = 20
/** How much less of a busy processor this thread has than one that people wait for: about a tenth. */
const NICENESS = 10

const sender = webhookSender(workerData as Rules)
let gathered: Answered = []

giveWay()
parentPort!.on('message', (asked: Asked) => {
  for (const { at, request } of asked) {
    void sender.post(request).then((answer) => gather({ at, answer }))
  }
})

function gather(answered: Answered[number]): void {
  if (gathered.length === 0) setTimeout(tell, GATHERED_MS)
  gathered.push(answered)
}

function tell(): void {
  parentPort!.postMessage(gathered)
  gathered = []
}

/** On Linux a thread has a priority of its own. Elsewhere the number of a thread would be that of a process, and nothing is changed. */
function giveWay(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICENESS)
  } catch {
    // The system has no such list, or does not allow it.
  }
}
