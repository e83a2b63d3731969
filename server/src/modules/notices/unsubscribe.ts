import type { Deps } from '../../deps.ts'
import { choicesOf } from './choices.ts'
import { findSettings, listPeople, saveSettings } from './settings-store.ts'
import type { Unsubscription } from './unsubscribe-token.ts'

/** Ends mails of these kinds to a person; repeating it changes nothing. Does nothing for somebody who left the account. */
export async function unsubscribe(deps: Deps, { kinds, ...who }: Unsubscription): Promise<void> {
  const people = await listPeople(deps.db, who.userId)
  if (!people.some(({ personId }) => personId === who.personId)) return
  const known = await findSettings(deps.db, who)
  const choices = choicesOf(known?.choices)
  for (const kind of kinds) choices[kind] = { ...choices[kind], email: 'off' }
  await saveSettings(deps.db, who, {
    choices,
    quietFrom: known?.quietFrom ?? null,
    quietTo: known?.quietTo ?? null,
    timeZone: known?.timeZone ?? 'UTC',
  })
}
