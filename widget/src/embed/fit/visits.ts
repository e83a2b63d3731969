import { toJson } from '../../chat/json.ts'
import { attempt } from '../../chat/memory.ts'

/** Whether the visitor was here before this visit, which lasts as long as the tab. Where storage is forbidden, everybody is new. */
export const isReturning = (key: string): boolean =>
  attempt(() => {
    const name = `${key}:visits`
    const known = sessionStorage.getItem(name) ?? localStorage.getItem(name) ?? ''
    sessionStorage.setItem(name, known)
    localStorage.setItem(name, '1')
    return known === '1'
  }) ?? false

/** Ids of the messages this visitor has seen. */
export const readShown = (key: string): string[] =>
  attempt(() => JSON.parse(localStorage.getItem(`${key}:shown`) ?? '[]') as string[]) ?? []

export const writeShown = (key: string, texts: string[]): void =>
  attempt(() => localStorage.setItem(`${key}:shown`, toJson(texts)))
