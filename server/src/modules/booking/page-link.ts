import { createHmac } from 'node:crypto'
import type { Config } from '../../config.ts'

type Where = {
  agentId: string
  /** Id of the conversation or call in which the link is given out. */
  talkId: string
}

/**
 * Code in the address of a booking link: always the same for this agent in this conversation or call, and impossible to guess.
 */
export const codeOf = ({ secret }: Config, { agentId, talkId }: Where): string =>
  createHmac('sha256', secret).update(`book:${agentId}:${talkId}`).digest('hex').slice(0, 16)

export const linkOf = (config: Config, where: Where): string =>
  `${config.appUrl}/book/${codeOf(config, where)}`

export const CODE = /^[0-9a-f]{16}$/
