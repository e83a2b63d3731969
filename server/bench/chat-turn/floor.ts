import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { passages, questionOf } from './knowledge.ts'
import { startProcess } from './processes.ts'
import type { Contender } from './visitors.ts'

const SCRIPT = fileURLToPath(new URL('./floor-server.ts', import.meta.url))

/** The least a turn can cost. */
export async function startFloor(
  folder: string,
  port: number,
  modelUrl: string,
  embeds: boolean,
): Promise<Contender> {
  const args = [SCRIPT, String(port), modelUrl, join(folder, 'floor'), passagesIn(folder)]
  const started = await startProcess(embeds ? [...args, 'embeds'] : args, port)
  return { name: 'floor', origin: `http://127.0.0.1:${port}`, ...started, ...askPlainly() }
}

/** How to ask a server that keeps no conversations of its own. */
export function askPlainly(): Pick<Contender, 'next' | 'isToken'> {
  const asked: number[] = []
  return {
    next(visitor) {
      const turn = (asked[visitor] = (asked[visitor] ?? -1) + 1)
      // Ten turns are one conversation.
      const conversation = `${visitor}-${Math.floor(turn / 10)}`
      return {
        path: '/turn',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: questionOf(visitor, turn), conversation }),
      }
    },
    isToken: (piece) => piece.includes('"content"'),
  }
}

/** The passages as a file that any process can read. @returns its path. */
export function passagesIn(folder: string): string {
  const file = join(folder, 'passages.json')
  writeFileSync(file, JSON.stringify(passages))
  return file
}
