import { actionRuns, agentActions } from '../../db/schema/actions.ts'
import { agentTests, testRuns } from '../../db/schema/agent-tests.ts'
import { agentDrafts, agentVersions } from '../../db/schema/agent-versions.ts'
import type { Deps } from '../../deps.ts'
import { idOf, type Owner } from './id-of.ts'

const expects = {
  must_contain: [],
  must_not_say: [],
  must_cite: null,
  not_known: false,
  decision: null,
}

/** A test with a run, a draft, a version and an action of an agent. */
export async function anAgentsWork(deps: Deps, owner: Owner) {
  const { db } = deps
  const { agentId } = owner
  const testId = await idOf(
    db
      .insert(agentTests)
      .values({ ...owner, kind: 'question', lines: ['How?'], expects, writtenBy: '' })
      .returning({ id: agentTests.id }),
  )
  const testRunId = await idOf(
    db
      .insert(testRuns)
      .values({ ...owner, sides: ['live'], startedBy: '', finishedAt: new Date() })
      .returning({ id: testRuns.id }),
  )
  const settings = {
    agent_id: agentId,
    instructions: 'Be brief.',
    spoken_name: '',
    language: 'auto' as const,
    call_greeting: '',
    call_voice: null,
    allow_handover: true,
    handover_message: 'One moment.',
    announce_recording: true,
  }
  await db.insert(agentDrafts).values({ ...owner, settings, savedBy: '' })
  const versionId = await idOf(
    db
      .insert(agentVersions)
      .values({ ...owner, settings, number: 1, savedBy: '', note: '' })
      .returning({ id: agentVersions.id }),
  )
  return { testId, testRunId, versionId, actionId: await anAction(deps, owner) }
}

/** An action that reaches nobody, with a run. */
async function anAction({ db }: Deps, owner: Owner): Promise<string> {
  const actionId = await idOf(
    db
      .insert(agentActions)
      .values({
        ...owner,
        name: 'Order status',
        purpose: 'Tells how an order is doing.',
        examples: ['Where is my order?'],
        method: 'GET',
        url: 'https://127.0.0.1/orders/{order}',
        headers: [],
        body: '',
        inputs: [{ name: 'order', kind: 'text', ask: 'Which?', example: '', choices: [] }],
        writes: false,
        result: '{status}',
        nothing: '',
        isOn: true,
      })
      .returning({ id: agentActions.id }),
  )
  const run = { actionId, actionName: 'Order status', state: 'done' as const, inputs: {} }
  await db.insert(actionRuns).values({ ...owner, ...run })
  return actionId
}
