import type { DeskSettings } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { type Actor, record, settingsIn } from '../audit/record.ts'
import { findDesk, saveDesk, setGivenBack } from './store.ts'

type Change = { [Name in keyof DeskSettings]?: DeskSettings[Name] | undefined }

export const readDesk = ({ db }: Deps, userId: string): Promise<DeskSettings> =>
  findDesk(db, userId)

/** Changes the settings; absent ones stay as they are. */
export function changeDesk({ db }: Deps, actor: Actor, change: Change): Promise<DeskSettings> {
  return db.transaction(async (tx) => {
    const before = await findDesk(tx, actor.userId)
    const given = Object.entries(change).filter(([, value]) => value !== undefined)
    await saveDesk(tx, actor.userId, { ...before, ...Object.fromEntries(given) })
    await record(tx, actor, { action: 'account.change_desk', details: settingsIn(change) })
    const after = await findDesk(tx, actor.userId)
    const isGivenBack = after.return_after_minutes !== null
    if (isGivenBack !== (before.return_after_minutes !== null)) {
      await setGivenBack(tx, actor.userId, isGivenBack)
    }
    return after
  })
}
