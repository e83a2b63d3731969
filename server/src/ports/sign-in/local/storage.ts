import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { AdapterFactory, AdapterPayload } from 'oidc-provider'
import { makeFolder } from '../../../lib/make-folder.ts'

/** Somebody who signed in here before. */
export type Account = { subject: string; name: string; email: string | null }

type State = {
  signingKey: JWK
  cookieKey: string
  /** Newest last. */
  accounts: Account[]
  /** What the provider stores between requests, by `model:id`; `until` in ms since 1970. */
  records: Record<string, { payload: AdapterPayload; until: number }>
}

export type Storage = Omit<State, 'records' | 'accounts'> & {
  accounts(): Account[]
  remember(account: Account): void
  adapter: AdapterFactory
}

/** Keeps the state in a small file, so that a restart neither forgets accounts nor breaks a pending sign-in. */
export async function openStorage(file: string): Promise<Storage> {
  const state = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as State)
    : await emptyState()
  const save = () => write(file, state)
  save()
  return {
    signingKey: state.signingKey,
    cookieKey: state.cookieKey,
    accounts: () => state.accounts,
    remember(account) {
      const others = state.accounts.filter((known) => known.subject !== account.subject)
      state.accounts = [...others, account]
      save()
    },
    adapter: (model) => adapterOf(model, state, save),
  }
}

async function emptyState(): Promise<State> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const signingKey = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'local' }
  return { signingKey, cookieKey: randomBytes(32).toString('hex'), accounts: [], records: {} }
}

/** Written to a temporary file and renamed, so that a killed process leaves the old or the new state complete. */
function write(file: string, state: State): void {
  for (const [key, { until }] of Object.entries(state.records)) {
    if (until < Date.now()) delete state.records[key]
  }
  makeFolder(dirname(file))
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

function adapterOf(
  model: string,
  { records }: State,
  save: () => void,
): ReturnType<AdapterFactory> {
  const key = (id: string) => `${model}:${id}`
  const find = (matches: (payload: AdapterPayload) => boolean) =>
    Object.entries(records).find(
      ([name, record]) => name.startsWith(`${model}:`) && matches(record.payload),
    )?.[1].payload
  return {
    async upsert(id, payload, expiresIn) {
      const until =
        expiresIn === undefined ? Number.MAX_SAFE_INTEGER : Date.now() + expiresIn * 1000
      records[key(id)] = { payload, until }
      save()
    },
    async find(id) {
      const record = records[key(id)]
      return record && record.until > Date.now() ? record.payload : undefined
    },
    findByUid: async (uid) => find((payload) => payload.uid === uid),
    findByUserCode: async (userCode) => find((payload) => payload.userCode === userCode),
    async consume(id) {
      const record = records[key(id)]
      if (record) record.payload.consumed = Math.floor(Date.now() / 1000)
      save()
    },
    async destroy(id) {
      delete records[key(id)]
      save()
    },
    async revokeByGrantId(grantId) {
      for (const [name, { payload }] of Object.entries(records)) {
        if (payload.grantId === grantId) delete records[name]
      }
      save()
    },
  }
}
