import type { ActionHeader } from 'shared-types'
import type { Config } from '../../config.ts'
import type { KeptHeader } from '../../db/schema/actions.ts'
import { reseal, seal, unseal } from '../../lib/sealed.ts'
import { hiding } from './hidden.ts'

const PURPOSE = 'action_header'
/** Least length of a secret: removing a shorter one from answers would remove ordinary text. */
const SECRET_MIN = 4

/** Headers as they are stored. A secret sent without its value keeps the old one; a header that never had one is dropped. */
export function keepHeaders(
  { secret }: Config,
  written: ActionHeader[],
  before: KeptHeader[],
): KeptHeader[] {
  return written.flatMap(({ name, value, is_secret: isSecret }): KeptHeader[] => {
    if (!isSecret) return value === null ? [] : [{ name, value }]
    if (value !== null) return [{ name, sealed: seal(secret, PURPOSE, value) }]
    const kept = before.find((header) => header.name.toLowerCase() === name.toLowerCase())
    return kept && 'sealed' in kept ? [{ name, sealed: kept.sealed }] : []
  })
}

/** Headers with their secrets encrypted by the present `SECRET`; null when they are already. */
export function resealHeaders({ secrets }: Config, kept: KeptHeader[]): KeptHeader[] | null {
  let isNew = false
  const next = kept.map((header) => {
    const sealed = 'sealed' in header ? reseal(secrets, PURPOSE, header.sealed) : null
    if (sealed === null) return header
    isNew = true
    return { name: header.name, sealed }
  })
  return isNew ? next : null
}

/** Headers as the owner sees them, without secrets. */
export const shownHeaders = (kept: KeptHeader[]): ActionHeader[] =>
  kept.map((header) =>
    'sealed' in header
      ? { name: header.name, value: null, is_secret: true }
      : { name: header.name, value: header.value, is_secret: false },
  )

/**
 * The headers to send, and a function that removes their secrets from the answer, in case a service repeats them. A secret encrypted with
 * an installation `SECRET` that no longer exists is not sent.
 */
export function openHeaders({ secrets }: Config, kept: KeptHeader[]) {
  const headers: Record<string, string> = {}
  const hidden: string[] = []
  for (const header of kept) {
    const isSecret = 'sealed' in header
    const value = isSecret ? unseal(secrets, PURPOSE, header.sealed) : header.value
    if (value === null) continue
    headers[header.name.toLowerCase()] = value
    // The part after "Bearer" or "Basic" is a secret on its own, too.
    if (isSecret) hidden.push(value, value.slice(value.indexOf(' ') + 1))
  }
  return { headers, hide: hiding(hidden.filter((secret) => secret.length >= SECRET_MIN)) }
}
