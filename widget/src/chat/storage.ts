import { toJson } from './json.ts'
import type { Left, Outgoing, Talk } from './stored.ts'

/** The storage key of a conversation; the launcher reads it too. */
export const storageKey = (apiBase: string, agentId: string): string =>
  `nexus:${apiBase}:${agentId}`

/**
 * Data that survives the page and is shared by the tabs of a site. The outbox has its own key, so that a tab that stores a reply never
 * overwrites what another tab is about to send. Where the browser forbids storage, the data lives as long as the page.
 */
export const openStorage = (key: string) => {
  const memory = new Map<string, string>()
  const read = <T>(part: string, otherwise: T): T => {
    const name = key + part
    try {
      const value = JSON.parse(memory.get(name) ?? localStorage.getItem(name) ?? 'null')
      return typeof value === typeof otherwise ? (value ?? otherwise) : otherwise
    } catch {
      return otherwise
    }
  }
  const write = (part: string, value: unknown): void => {
    const name = key + part
    try {
      if (value === null) localStorage.removeItem(name)
      else localStorage.setItem(name, toJson(value))
      memory.delete(name)
    } catch {
      memory.set(name, toJson(value))
    }
  }
  return {
    readTalk: () => read<Talk | null>('', null),
    writeTalk: (talk: Talk | null) => write('', talk),
    readOutbox: () => read<Outgoing[]>(':outbox', []),
    writeOutbox: (outbox: Outgoing[]) => write(':outbox', outbox.length ? outbox : null),
    /** The previous conversation. */
    readLeft: () => read<Left | null>(':left', null),
    writeLeft: (left: Left) => write(':left', left),
    /** The `seq` of the last message that the visitor has seen in any tab. */
    readSeen: () => read<number>(':seen', 0),
    writeSeen: (seq: number) => write(':seen', seq || null),
    /** Calls back when another tab has changed something. */
    watch: (onChange: () => void) => {
      const listener = (event: StorageEvent) => {
        if (event.key === null || event.key.startsWith(key)) onChange()
      }
      addEventListener('storage', listener)
      return () => removeEventListener('storage', listener)
    },
  }
}
export type VisitorStorage = ReturnType<typeof openStorage>
