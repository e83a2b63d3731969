import type { Deps } from '../../../deps.ts'
import { aUser, anAgent } from '../../../test/factories.ts'
import { aKnowledgeItem } from '../../../test/knowledge-factory.ts'
import type { aVisitor } from '../../../test/visitor.ts'
import { ALWAYS, aSchedule, onSaturday } from './schedule.ts'

export type Visitor = Awaited<ReturnType<typeof aVisitor>>

/** Monday to Friday, nine to noon, an hour each. */
export const MORNINGS = {
  length_minutes: 60,
  hours: {
    ...ALWAYS.hours,
    week: Array.from({ length: 7 }, (_, day) => (day < 5 ? [{ from: '09:00', to: '12:00' }] : [])),
  },
}

/** An agent with a price in its knowledge, which books mornings; it is Saturday. */
export async function anAgentWithMornings(deps: Deps) {
  onSaturday(deps)
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  await aKnowledgeItem(deps.db, agent, [
    { passages: [{ heading: 'Prices', text: 'A full service costs $95.' }] },
  ])
  await aSchedule(deps, agent, MORNINGS)
  return agent
}

/** @returns what the agent answers */
export async function says(visitor: Visitor, text: string): Promise<string> {
  const { events } = await visitor.say(text)
  return events.find(({ event }) => event === 'done')!.data.message.text
}
