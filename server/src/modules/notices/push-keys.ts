import webPush from 'web-push'
import type { VapidKeys } from '../../config-notices.ts'
import type { Deps } from '../../deps.ts'
import { reseal, seal, unseal } from '../../lib/sealed.ts'
// oxlint-disable-next-line no-restricted-imports -- settings of the installation are in one table
import { addSetting, findSetting, putSetting } from '../system/setting-store.ts'

const NAME = 'push_keys'

const known = new WeakMap<Deps['driver'], Promise<VapidKeys>>()

/** The keys by which browsers know this installation: from the environment, or made once and shared by all nodes. */
export function pushKeys(deps: Deps): Promise<VapidKeys> {
  if (deps.config.vapid) return Promise.resolve(deps.config.vapid)
  const keys = known.get(deps.driver) ?? keptKeys(deps)
  known.set(deps.driver, keys)
  // After a failure, the next request tries again.
  keys.catch(() => known.delete(deps.driver))
  return keys
}

async function keptKeys({ db, config }: Deps): Promise<VapidKeys> {
  const kept = opened(config.secrets, await findSetting(db, NAME))
  if (kept) return kept
  const made = webPush.generateVAPIDKeys()
  const sealed = { sealed: seal(config.secret, NAME, JSON.stringify(made)) }
  // When two nodes start at once, the keys of the first count.
  await addSetting(db, NAME, sealed)
  const now = opened(config.secrets, await findSetting(db, NAME))
  if (now) return now
  // The stored keys were encrypted with a lost secret: browsers must subscribe again.
  await putSetting(db, NAME, sealed)
  return made
}

/** Encrypts the keys with the present `SECRET`. @returns whether they were not yet */
export async function resealPushKeys({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<boolean> {
  const { sealed } = ((await findSetting(db, NAME)) ?? {}) as { sealed?: string }
  const next = sealed ? reseal(config.secrets, NAME, sealed) : null
  if (next !== null) await putSetting(db, NAME, { sealed: next })
  return next !== null
}

function opened(secrets: string[], value: unknown): VapidKeys | null {
  const { sealed } = (value ?? {}) as { sealed?: string }
  const text = sealed && unseal(secrets, NAME, sealed)
  return text ? (JSON.parse(text) as VapidKeys) : null
}
