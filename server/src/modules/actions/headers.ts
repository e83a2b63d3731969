import type { ActionHeader } from 'shared-types'
import type { Config } from '../../config.ts'
import type { KeptHeader } from '../../db/schema/actions.ts'
import { seal, unseal } from '../../lib/sealed.ts'
import { hiding } from './hidden.ts'

const PURPOSE = 'action_header'
/** A shorter one is no secret that could be told by an answer. */
const SECRET_LEAST = 4

/** As it is stored. A secret that comes without its value stays what it was; one that never was is left out. */
export function keepHeaders(
  { secret }: Config,
  written: ActionHeader[],
  before: KeptHeader[],
): KeptHeader[] {
  return written.flatMap(({ name, value, is_secret: isSecret }): KeptHeader[] => {
    if (!isSecret) return value === null ? [] : [{ name, value }]
    if (value !== null) return [{ name, sealed: seal(secret, PURPOSE, value) }]
    const kept = before.find((one) => one.name.toLowerCase() === name.toLowerCase())
    return kept && 'sealed' in kept ? [{ name, sealed: kept.sealed }] : []
  })
}

/** As the owner sees it: no secret. */
export const shownHeaders = (kept: KeptHeader[]): ActionHeader[] =>
  kept.map((header) =>
    'sealed' in header
      ? { name: header.name, value: null, is_secret: true }
      : { name: header.name, value: header.value, is_secret: false },
  )

/**
 * As they are sent, and a function that takes the secrets out of what comes back: an echo of them is told to nobody.
 * A secret sealed by an installation `SECRET` that no longer exists is not sent.
 */
export function openHeaders({ secrets }: Config, kept: KeptHeader[]) {
  const headers: Record<string, string> = {}
  const hidden: string[] = []
  for (const header of kept) {
    const isSecret = 'sealed' in header
    const value = isSecret ? unseal(secrets, PURPOSE, header.sealed) : header.value
    if (value === null) continue
    headers[header.name.toLowerCase()] = value
    // What stands behind "Bearer" or "Basic" is told alone, too.
    if (isSecret) hidden.push(value, value.slice(value.indexOf(' ') + 1))
  }
  return { headers, hide: hiding(hidden.filter((secret) => secret.length >= SECRET_LEAST)) }
}
