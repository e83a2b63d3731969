import type { AgentSettings, AgentVersions, TestRun, UpdateAgentSettings } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { findTriedWith } from '../agent-tests/service.ts'
import { findDraft, removeDraft, upsertDraft } from '../agents/draft.ts'
import { findOwnAgent } from '../agents/own.ts'
import { changeSettings, readSettings } from '../agents/service.ts'
import { notifyAgentChange } from '../agents/notify.ts'
import { type Actor, record } from '../audit/record.ts'
import { findVersion, listVersions } from './store.ts'

/** Who saves, and the name stored with it. */
export type Editor = { actor: Actor; name: string }

/** The versions of an agent. @throws 404 */
export async function readVersions(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<AgentVersions> {
  const live = await readSettings(deps, userId, agentId)
  const [draft, versions] = await Promise.all([
    findDraft(deps.db, userId, agentId),
    listVersions(deps.db, userId, agentId),
  ])
  return {
    live,
    draft: draft
      ? {
          settings: draft.settings,
          saved_by: draft.savedBy,
          updated_at: draft.updatedAt.toISOString(),
        }
      : null,
    tried: draft ? await findTriedWith(deps, userId, agentId, draft.settings) : null,
    versions,
  }
}

/** Saves a draft. @throws 404 */
export async function saveDraft(
  deps: Deps,
  { actor: { userId }, name: savedBy }: Editor,
  agentId: string,
  change: Omit<UpdateAgentSettings, 'agent_id'>,
): Promise<AgentVersions> {
  const live = await readSettings(deps, userId, agentId)
  const before = (await findDraft(deps.db, userId, agentId))?.settings ?? live
  // A field that is absent in a change keeps its value.
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  )
  await upsertDraft(deps.db, { userId, agentId, settings: { ...before, ...given }, savedBy })
  notifyAgentChange(deps, userId, agentId)
  return readVersions(deps, userId, agentId)
}

/** Deletes the draft. @throws 404 */
export async function dropDraft(deps: Deps, userId: string, agentId: string): Promise<null> {
  await findOwnAgent(deps, userId, agentId)
  await removeDraft(deps.db, userId, agentId)
  notifyAgentChange(deps, userId, agentId)
  return null
}

type Publish = { note: string; despite_regressions: boolean; untested: boolean }

/**
 * Publishes the draft.
 * @returns the versions, and the sentence for the toast
 * @throws 404; 409 `no_draft`; 409 `untested` when the tests were not run with the draft, 409 `regression` when a test passes with the live
 * settings and fails with the draft; both unless the owner insists
 */
export async function publishDraft(
  deps: Deps,
  { actor, name }: Editor,
  agentId: string,
  { note, despite_regressions: despite, untested }: Publish,
): Promise<{ versions: AgentVersions; text: string }> {
  const { userId } = actor
  const agent = await findOwnAgent(deps, userId, agentId)
  const draft = await findDraft(deps.db, userId, agentId)
  if (!draft) throw refused('no_draft', 'There is no draft to publish.')
  const tried = await findTriedWith(deps, userId, agentId, draft.settings)
  if (!tried && !untested) {
    throw refused('untested', 'The tests have not been run against this draft.')
  }
  if (tried && tried.regressions > 0 && !despite) {
    throw refused('regression', 'A test that passes live fails in the draft.')
  }
  const change = await changeTo(deps, userId, draft.settings)
  await changeSettings(deps, userId, change, { by: name, note }, async (tx) => {
    await removeDraft(tx, userId, agentId)
    await record(tx, actor, {
      action: 'agent.publish',
      subject: { id: agentId, name: agent.name },
      details: tried ? { regressions: tried.regressions } : { untested: true },
    })
  })
  return { versions: await readVersions(deps, userId, agentId), text: publishedText(tried) }
}

/** The sentence for the toast: it also counts the tests that fail in the draft as they do live. */
function publishedText(tried: TestRun | null): string {
  const failed = tried?.regressions === 0 ? tried.failed_in_draft : 0
  if (!tried || failed === 0) return 'Draft published'
  const tests = tried.total / tried.sides.length
  return `Draft published. ${failed} of ${tests} tests ${failed === 1 ? 'fails' : 'fail'}, as before.`
}

/** Restores the settings of a version. @throws 404 */
export async function restoreVersion(
  deps: Deps,
  { actor, name }: Editor,
  agentId: string,
  id: string,
): Promise<AgentVersions> {
  const { userId } = actor
  const agent = await findOwnAgent(deps, userId, agentId)
  const version = await findVersion(deps.db, userId, agentId, id)
  if (!version) throw notFound('Version')
  const note = `Back to version ${version.number}`
  const change = await changeTo(deps, userId, version.settings)
  await changeSettings(deps, userId, change, { by: name, note }, (tx) =>
    record(tx, actor, {
      action: 'agent.restore_settings',
      subject: { id: agentId, name: agent.name },
      details: { version: version.number },
    }),
  )
  return readVersions(deps, userId, agentId)
}

/** The differences from the live settings: a message nobody wrote stays the default of the agent's language. */
async function changeTo(
  deps: Deps,
  userId: string,
  settings: AgentSettings,
): Promise<UpdateAgentSettings> {
  const live: Record<string, unknown> = await readSettings(deps, userId, settings.agent_id)
  const differing = Object.entries(settings).filter(([name, value]) => live[name] !== value)
  return { ...Object.fromEntries(differing), agent_id: settings.agent_id }
}
