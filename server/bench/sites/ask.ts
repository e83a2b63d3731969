import type { Deps } from '../../src/deps.ts'
import { answer } from '../../src/modules/answering/service.ts'
import type { Question, Turn } from '../../src/modules/answering/types.ts'
import type { AgentProfile } from '../../src/modules/agents/agent-profile.ts'
import { openConversation } from '../../src/modules/conversations/service.ts'
import { WRITTEN } from '../../src/wording/index.ts'
import { judge, type Reply, type Verdict } from './judge.ts'
import type { Site, SiteQuestion } from './site.ts'

/** The sentences before what only comes closest to an answer. */
const UNSURE = Object.values(WRITTEN).map(({ chat }) => chat.notSure)

export type Asked = {
  site: string
  question: SiteQuestion
  reply: string
  verdict: Verdict
  /** Milliseconds from the question to the end of the reply. */
  ms: number
}

/** The questions of a site, and the time at which they are asked. */
export type Questionnaire = Pick<Site, 'id' | 'country' | 'timeZone' | 'today' | 'questions'>

/** Asks the questions of a site's customers, each in a conversation of its own, at the time that the site sets. */
export async function askAll(
  deps: Deps,
  agent: AgentProfile,
  site: Questionnaire,
): Promise<Asked[]> {
  const { now } = deps
  const { today } = site
  if (today) deps.now = () => new Date(today)
  try {
    const asked: Asked[] = []
    for (const question of site.questions) asked.push(await ask(deps, agent, site, question))
    return asked
  } finally {
    deps.now = now
  }
}

async function ask(
  deps: Deps,
  agent: AgentProfile,
  site: Questionnaire,
  question: SiteQuestion,
): Promise<Asked> {
  const conversationId = await openConversation(deps, {
    userId: agent.userId,
    agentId: agent.id,
    channel: 'widget',
    countryCode: site.country,
    pageUrl: null,
    locale: null,
    timeZone: site.timeZone,
  })
  const history: Turn[] = []
  if (question.before !== undefined) {
    const said = await replyTo(deps, { agent, history, text: question.before, conversationId })
    history.push({ role: 'customer', text: question.before }, { role: 'agent', text: said.text })
  }
  const begun = performance.now()
  const reply = await replyTo(deps, { agent, history, text: question.question, conversationId })
  const ms = performance.now() - begun
  return { site: site.id, question, reply: reply.text, verdict: judge(question, reply), ms }
}

async function replyTo(deps: Deps, question: Question): Promise<Reply> {
  const reply: Reply = {
    text: '',
    hasSources: false,
    outcome: 'answered',
    isUnsure: false,
    wantsPerson: false,
  }
  for await (const part of answer(deps, question, new AbortController().signal)) {
    if (part.type === 'text') reply.text += part.text
    if (part.type === 'sources') reply.hasSources = true
    if (part.type === 'person') reply.wantsPerson = true
    if (part.type === 'end') {
      reply.outcome = part.outcome
    }
  }
  return { ...reply, isUnsure: UNSURE.some((sentence) => reply.text.startsWith(sentence)) }
}
