import {
  type Action,
  ACTIONS_MAX,
  type ActionRun,
  type AgentActions,
  type TriedAction,
  type WriteAction,
} from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../errors.ts'
import { newId } from '../../lib/ids.ts'
import { findOwnAgent } from '../agents/own.ts'
import { type Actor, record } from '../audit/record.ts'
import { refuseUnfit } from './fits.ts'
import { keepHeaders, shownHeaders } from './headers.ts'
import { changeRun, forgetOldTests, insertRun, listRuns, type RunRow } from './run-store.ts'
import { send } from './send.ts'
import {
  type ActionRow,
  countActionsLocked,
  findAction,
  insertAction,
  listActions,
  markChanged,
  removeAction,
  updateAction,
} from './store.ts'
import { templatesFor } from './templates.ts'

const RUNS_SHOWN = 30
/** Characters of an answer that the owner is shown. */
const ANSWER_SHOWN = 2_000

/** The actions of an agent. @throws 404 */
export async function readActions(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<AgentActions> {
  await findOwnAgent(deps, userId, agentId)
  const [actions, runs] = await Promise.all([
    listActions(deps.db, userId, agentId),
    listRuns(deps.db, userId, agentId, RUNS_SHOWN),
  ])
  return {
    actions: actions.map(toAction),
    templates: templatesFor(deps.config),
    runs: runs.map(toRun),
  }
}

/** Adds an action. @throws 404; 400 `action_unfit`, `address_refused`; 409 `actions_full` */
export async function addAction(
  deps: Deps,
  actor: Actor,
  agentId: string,
  written: WriteAction,
): Promise<Action> {
  const { userId } = actor
  const agent = await findOwnAgent(deps, userId, agentId)
  refuseUnfit(deps, written)
  const row = await deps.db.transaction(async (tx) => {
    if ((await countActionsLocked(tx, userId, agentId)) >= ACTIONS_MAX) {
      throw refused('actions_full', `An agent has ${ACTIONS_MAX} actions at most.`)
    }
    const subject = { id: agentId, name: agent.name }
    await record(tx, actor, { action: 'action.add', subject })
    return insertAction(tx, { ...fieldsOf(deps, written, []), userId, agentId })
  })
  notifyNodes(deps, agentId)
  return toAction(row)
}

/** Changes an action. @throws 404; 400 `action_unfit`, `address_refused` */
export async function changeAction(
  deps: Deps,
  actor: Actor,
  agentId: string,
  id: string,
  written: WriteAction,
): Promise<Action> {
  const { userId } = actor
  const agent = await findOwnAgent(deps, userId, agentId)
  refuseUnfit(deps, written)
  const row = await deps.db.transaction(async (tx) => {
    const before = await findAction(tx, userId, agentId, id)
    if (!before) throw notFound('Action')
    await record(tx, actor, { action: 'action.change', subject: { id: agentId, name: agent.name } })
    // A secret is sent only to the host for which it was entered.
    const isSameHost = URL.parse(before.url)?.origin === URL.parse(written.url)?.origin
    const fields = fieldsOf(deps, written, isSameHost ? before.headers : [])
    return updateAction(tx, userId, agentId, id, fields)
  })
  notifyNodes(deps, agentId)
  return toAction(row!)
}

/** Deletes an action. @throws 404 */
export async function deleteAction(
  deps: Deps,
  actor: Actor,
  agentId: string,
  id: string,
): Promise<null> {
  const { userId } = actor
  const agent = await findOwnAgent(deps, userId, agentId)
  await deps.db.transaction(async (tx) => {
    if (!(await removeAction(tx, userId, agentId, id))) throw notFound('Action')
    await record(tx, actor, { action: 'action.delete', subject: { id: agentId, name: agent.name } })
  })
  notifyNodes(deps, agentId)
  return null
}

/** Runs an action once as it is stored, whether it is switched on or off. @throws 404; 400 `inputs_missing` */
export async function tryAction(
  deps: Deps,
  actor: Actor,
  agentId: string,
  id: string,
  given: Record<string, string>,
): Promise<TriedAction> {
  const { userId } = actor
  const agent = await findOwnAgent(deps, userId, agentId)
  const action = await findAction(deps.db, userId, agentId, id)
  if (!action) throw notFound('Action')
  const inputs = inputsFor(action, given)
  const run = await deps.db.transaction(async (tx) => {
    await record(tx, actor, { action: 'action.try', subject: { id: agentId, name: agent.name } })
    await forgetOldTests(tx, userId, agentId)
    const fields = { userId, agentId, actionId: id, actionName: action.name, inputs }
    return insertRun(tx, { ...fields, id: newId(), state: 'running' })
  })
  const { answer, isChanged, ...came } = await send(deps, action, inputs, run.id)
  if (isChanged) await markChanged(deps.db, userId, id)
  const done = await changeRun(deps.db, userId, run.id, ['running'], came)
  return {
    run: toRun(done ?? { ...run, ...came }),
    answer: answer?.slice(0, ANSWER_SHOWN) ?? null,
  }
}

function inputsFor({ inputs }: ActionRow, given: Record<string, string>): Record<string, string> {
  const missing = inputs.find(({ name }) => !given[name]?.trim())
  if (missing) throw invalid('inputs_missing', `Fill in ${missing.name}.`)
  const values = inputs.map(({ name }) => [name, given[name]!.trim()] as const)
  const unfit = inputs.find(
    ({ name, kind }) => kind === 'number' && Number.isNaN(Number(given[name])),
  )
  if (unfit) throw invalid('inputs_missing', `${unfit.name} has to be a number.`)
  return Object.fromEntries(values)
}

const fieldsOf = (
  { config }: Deps,
  { headers, is_on: isOn, examples, ...rest }: WriteAction,
  before: ActionRow['headers'],
) => ({
  ...rest,
  isOn,
  examples: [...new Set(examples)],
  headers: keepHeaders(config, headers, before),
})

/** Every node caches agents, so each is told of the change. */
const notifyNodes = ({ bus }: Deps, agentId: string): void => bus.publish('agent', { agentId })

const toAction = ({
  userId: _,
  agentId: __,
  createdAt: ___,
  updatedAt,
  changedAt,
  isOn,
  headers,
  ...row
}: ActionRow): Action => ({
  ...row,
  headers: shownHeaders(headers),
  is_on: isOn,
  is_changed: changedAt !== null,
  updated_at: updatedAt.toISOString(),
})

const toRun = (row: RunRow): ActionRun => ({
  id: row.id,
  action_name: row.actionName,
  state: row.state,
  inputs: row.inputs,
  said: row.said,
  problem: row.problem,
  status: row.status,
  took_ms: row.tookMs,
  conversation_id: row.conversationId,
  call_id: row.callId,
  created_at: row.createdAt.toISOString(),
})
