import type { Deps } from '../src/deps.ts'
import { askAgain } from '../src/modules/answering/ask-again.ts'
import { claimChangedAgents } from '../src/modules/answering/ask-again-store.ts'
import { readGaps } from '../src/modules/answering/gaps.ts'
import { answer } from '../src/modules/answering/service.ts'
import type { AgentProfile } from '../src/modules/agents/agent-profile.ts'
import { teach } from '../src/modules/taught/service.ts'
import { CONFIG_OF_LANGUAGE } from '../src/modules/answering/language/stems.ts'
import { factsOf } from '../src/ports/reader/facts/index.ts'
import { cutPassages } from '../src/ports/reader/passages.ts'
import { aUser, anAgent } from '../src/test/factories.ts'
import { aKnowledgeItem } from '../src/test/knowledge-factory.ts'
import { openBench } from './sites/open-bench.ts'
import { type Business, readBusinesses } from './taught/read-businesses.ts'

/**
 * Measures taught answers with ten businesses that nothing was tuned on, and thirty questions each that their knowledge does not answer:
 * the owner answers ten of them, as the list groups them, and everything is asked again. Prints how many of three paraphrases of each are
 * answered, and what became worse.
 */
const which = process.argv.includes('--tuned') ? 'tuned' : 'apart'
const total = {
  paraphrases: 0,
  right: 0,
  wrong: 0,
  others: 0,
  othersWorse: 0,
  known: 0,
  knownWorse: 0,
}
const { deps, close } = await openBench()
for (const business of readBusinesses(which)) {
  const counts = await measure(deps, business)
  for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += counts[name]
  console.log(business.business.padEnd(26), JSON.stringify(counts))
}
console.log('all'.padEnd(26), JSON.stringify(total))
await close()
process.exit()

async function measure(on: Deps, { business, language, pages, known, taught, others }: Business) {
  const { user } = await aUser(on)
  const agent = { ...(await anAgent(on.db, user.id)), brandName: business }
  await learn(on, agent, pages, language)
  const ask = (text: string) => saidTo(on, agent, text)
  const rightBefore = []
  for (const one of known) if ((await ask(one.question)).includes(one.fact)) rightBefore.push(one)
  const open = []
  for (const text of others) if ((await ask(text)) === '') open.push(text)
  for (const { question } of taught) await ask(question)
  for (const one of taught) {
    const list = await readGaps(on, user.id, agent.id)
    const asked = list.find(({ question }) => question === one.question)
    const teacher = {
      actor: { userId: user.id, personId: user.id, sessionId: null },
      name: 'Owner',
    }
    await teach(on, teacher as never, agent.id, {
      question: one.question,
      answer: one.answer,
      phrasings: [],
      agent_ids: [],
      // As the dialog ticks them.
      gap_ids: list.flatMap(({ id, group_id, covered }) =>
        group_id === asked?.group_id && !covered && !asked?.near_ids?.includes(id) ? [id] : [],
      ),
    })
  }
  for (const changed of await claimChangedAgents(on.db, 100)) await askAgain(on, changed)
  let [right, wrong, othersWorse, knownWorse] = [0, 0, 0, 0]
  const answers = new Set(taught.map((one) => one.answer))
  for (const { answer: told, ways } of taught) {
    for (const way of ways) {
      const said = await ask(way)
      if (said.includes(told)) right++
      else if (said !== '') wrong++
    }
  }
  for (const text of open) if (answers.has(await ask(text))) othersWorse++
  for (const { question, fact } of rightBefore)
    if (!(await ask(question)).includes(fact)) knownWorse++
  const paraphrases = taught.flatMap(({ ways }) => ways).length
  return {
    paraphrases,
    right,
    wrong,
    others: open.length,
    othersWorse,
    known: rightBefore.length,
    knownWorse,
  }
}

async function learn(on: Deps, agent: AgentProfile, pages: Business['pages'], language: string) {
  const blocks = pages.flatMap(({ heading, text }) =>
    text.split('\n').map((line) => ({ headings: [heading], text: line, page: null })),
  )
  const url = 'https://business.example/'
  const passages = cutPassages(blocks, language).map(({ heading, text }) => ({ heading, text }))
  if (passages.length === 0) return
  const facts = factsOf({ blocks, document: null, url, language })
  await aKnowledgeItem(on.db, agent, [{ title: 'Website', url, language, passages, facts }], {
    config: CONFIG_OF_LANGUAGE[language] ?? 'simple',
  })
}

/** @returns an empty text when the agent does not know. */
async function saidTo(on: Deps, agent: AgentProfile, text: string): Promise<string> {
  let said = ''
  const question = { agent, history: [], text, conversationId: agent.id }
  for await (const part of answer(on, question, new AbortController().signal)) {
    if (part.type === 'text') said += part.text
    if (part.type === 'end' && part.outcome === 'not_known') return ''
  }
  return said
}
