import type { Deps } from '../../../deps.ts'
import type { ModelTool } from '../../../ports/model/index.ts'
import { actionsForModel } from '../../actions/running/tools.ts'
import type { Attendee, Talked } from '../../appointments/talk-types.ts'
import { appointmentsForModel } from '../../appointments/tools.ts'
import type { Heard } from '../../listening/types.ts'
import { talkMessageIn } from '../talk-message.ts'
import type { Question } from '../types.ts'

/** What is said instead of the model's words, so that no text the model read can change it. */
export type InOurWords = {
  text: string
  attendee?: Attendee
  awaits?: true
  isAgreeing?: boolean
}

/** Everything a model can do for a customer, beyond speaking. */
export type CustomerTools = {
  tools: ModelTool[]
  ownWords(): InOurWords | null
  /** Whether an appointment is being arranged. */
  isAgreeing(): boolean
  /** Addresses returned by actions, which a reply may show. */
  addresses: string[]
}

/** The actions and appointments of an agent as tools; null where it has none. */
export async function toolsForModel(
  deps: Deps,
  question: Question,
  heard: Heard,
  signal: AbortSignal,
): Promise<CustomerTools | null> {
  const actions = await actionsForModel(deps, question, signal)
  const message = talkMessageIn(question, heard, question.agent.language)
  const appointments = message && (await appointmentsForModel(deps, message))
  if (!actions && !appointments) return null
  return {
    tools: [...(actions?.tools ?? []), ...(appointments?.tools ?? [])],
    ownWords: () => proposed(actions?.proposal()) ?? agreed(appointments?.outcome()),
    isAgreeing: () => appointments?.isOpen() ?? false,
    addresses: actions?.addresses ?? [],
  }
}

const proposed = (text: string | null | undefined): InOurWords | null =>
  text ? { text, awaits: true } : null

function agreed(talked: Talked | null | undefined): InOurWords | null {
  if (!talked) return null
  const { isOpen, ...reply } = talked
  return { ...reply, isAgreeing: isOpen, ...(isOpen && { awaits: true }) }
}
