import type { Deps } from '../../deps.ts'
import { detectLanguage } from '../listening/language/detect.ts'
import { embeddedListener, type Listener } from '../listening/listener.ts'
import type { Heard } from '../listening/types.ts'
import { corpusOf } from './retrieval/corpus.ts'
import type { AgentProfile, Question } from './types.ts'

/** Of the customer's turns before, those that tell the language. */
const TURNS = 4

type Before = Pick<Question, 'history' | 'customerLanguage'>

/** What a customer asks, understood with the languages of the knowledge and of what was said before. */
export async function hearQuestion(
  deps: Deps,
  question: Pick<Question, 'agent' | 'text' | keyof Before>,
  listen: Listener = embeddedListener,
): Promise<Heard> {
  const { languages } = await corpusOf(deps, question.agent)
  return listen(question.text, {
    languages,
    get before() {
      return languageBefore(question, languages)
    },
  })
}

/** The language to speak to who sent a file without a word. */
export async function hearFile(
  deps: Deps,
  { agent, ...before }: Pick<Question, 'agent' | keyof Before>,
): Promise<string> {
  if (agent.language !== 'auto') return agent.language
  const { languages } = await corpusOf(deps, agent)
  return languageBefore(before, languages) ?? languages[0] ?? 'en'
}

/** The language the agent speaks: that of its settings, or under `auto` that of who asks. */
export const languageFor = (agent: Pick<AgentProfile, 'language'>, heard: Heard): string =>
  agent.language === 'auto' ? heard.language : agent.language

/** The language of what the customer said before; of their widget where they have not said anything. */
function languageBefore(
  { history, customerLanguage: before = null }: Before,
  languages: string[],
): string | null {
  const said = history.filter(({ role }) => role === 'customer').slice(-TURNS)
  if (said.length === 0) return before
  return detectLanguage(said.map(({ text }) => text).join('\n'), { languages, before })
}
