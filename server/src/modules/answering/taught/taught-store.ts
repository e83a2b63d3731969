import { TAUGHT_WAYS_MAX } from 'shared-types'
import type { DatabaseDriver } from '../../../db/client.ts'
import type { Taught } from './taught.ts'

/** The most open questions compared with the taught ones. */
const OPEN_MAX = 200

/** One statement; when nothing was taught it reads nothing else. */
const TAUGHT = `
with mine as materialized (
  select id from taught_answers where agent_id = $1 union select answer_id from taught_answer_links where agent_id = $1
)
select id, question, phrasings, answer from (
  select id, question, phrasings, answer, sum(1 + jsonb_array_length(phrasings)) over (order by id) as ways
  from taught_answers where id in (select id from mine)
) as answered where ways <= ${TAUGHT_WAYS_MAX}
union all
select id, question, '[]', null from (
  select id, question from knowledge_gaps
  where agent_id = $1 and covered_at is null
    and first_asked_at <= (select max(updated_at) from taught_answers where id in (select id from mine))
  order by last_asked_at desc limit ${OPEN_MAX}
) as open`

/** What an agent was taught or uses from another agent, and the questions its owner had left open by then. */
export async function findTaught(database: DatabaseDriver, agentId: string): Promise<Taught[]> {
  const { rows } = await database.query(TAUGHT, [agentId])
  return rows as Taught[]
}
