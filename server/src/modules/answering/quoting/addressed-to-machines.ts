import { beginsWith, holds } from '../language/phrases.ts'

const ORDERS = ['ignore', 'disregard', 'forget', 'override']
const WHAT_BINDS = [
  'instruction',
  'instructions',
  'prompt',
  'prompts',
  'rule',
  'rules',
  'direction',
  'directions',
]
const MACHINES = [
  'assistant',
  'assistants',
  'language model',
  'language models',
  'chatbot',
  'chatbots',
]
const DUTIES = ['must', 'should', 'shall', 'reply', 'respond', 'say']
const ADDRESSES = ['system prompt', 'you are now', 'you are an ai', 'you are chatgpt']
/** The most words between the machine that is addressed and what it is told. */
const NEAR = 8

/** Whether a text addresses a machine, such as a language model, and not a customer. */
export const isAddressedToMachines = (text: string): boolean =>
  holds(text, ADDRESSES) || follows(text, ORDERS, WHAT_BINDS) || follows(text, MACHINES, DUTIES)

/** Whether one of the later words follows one of the earlier ones closely. */
function follows(text: string, earlier: string[], later: string[]): boolean {
  if (!holds(text, earlier) || !holds(text, later)) return false
  const words = text.toLowerCase().split(/\s+/)
  return words.some(
    (_, at) =>
      beginsWith(words.slice(at, at + 2).join(' '), earlier) &&
      holds(words.slice(at + 1, at + 1 + NEAR).join(' '), later),
  )
}
