import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { passages, questionOf } from './knowledge.ts'
import { startProcess } from './processes.ts'
import type { Contender } from './visitors.ts'

const SCRIPT = fileURLToPath(new URL('./floor-server.ts', import.meta.url))

/** Starts the minimal server. */
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

/** Requests to a server that keeps no conversations. */
export function askPlainly(): Pick<Contender, 'next' | 'isToken'> {
  const asked: number[] = []
  return {
    next(visitor) {
      const turn = (asked[visitor] = (asked[visitor] ?? -1) + 1)
      // A conversation has ten turns.
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

/** Writes the passages to a file that any process can read. @returns its path. */
export function passagesIn(folder: string): string {
  const file = join(folder, 'passages.json')
  writeFileSync(file, JSON.stringify(passages))
  return file
}
