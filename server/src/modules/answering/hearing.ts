import type { Deps } from '../../deps.ts'
import { detectLanguage } from '../listening/language/detect.ts'
import { embeddedListener, type Listener } from '../listening/listener.ts'
import type { Heard } from '../listening/types.ts'
import { isWrittenIn } from './retrieval/terms.ts'
import { corpusOf } from './retrieval/corpus.ts'
import type { AgentProfile } from '../agents/agent-profile.ts'
import type { Question } from './types.ts'

/** How many earlier turns of the customer help to determine the language. */
const TURNS = 4

type Before = Pick<Question, 'history' | 'customerLanguage'>

/** Interprets a customer's question, with the languages of the knowledge and of the conversation so far. */
export async function hearQuestion(
  deps: Deps,
  question: Pick<Question, 'agent' | 'text' | keyof Before>,
  listen: Listener = embeddedListener,
): Promise<Heard> {
  const corpus = await corpusOf(deps, question.agent)
  const { languages } = corpus
  return listen(question.text, {
    languages,
    isWritten: isWrittenIn(corpus),
    get before() {
      return languageBefore(question, languages)
    },
  })
}

/** The language in which to reply to a file sent without a word. */
export async function hearFile(
  deps: Deps,
  { agent, ...before }: Pick<Question, 'agent' | keyof Before>,
): Promise<string> {
  if (agent.language !== 'auto') return agent.language
  const { languages } = await corpusOf(deps, agent)
  return languageBefore(before, languages) ?? languages[0] ?? 'en'
}

/** The language the agent speaks: the one in its settings, or with `auto` the customer's. */
export const languageFor = (agent: Pick<AgentProfile, 'language'>, heard: Heard): string =>
  agent.language === 'auto' ? heard.language : agent.language

/** The language of the customer's earlier messages; without any, that of their widget. */
function languageBefore(
  { history, customerLanguage: before = null }: Before,
  languages: string[],
): string | null {
  const turns = history.filter(({ role }) => role === 'customer').slice(-TURNS)
  if (turns.length === 0) return before
  return detectLanguage(turns.map(({ text }) => text).join('\n'), { languages, before })
}
