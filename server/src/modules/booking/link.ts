import { createHmac } from 'node:crypto'
import type { Config } from '../../config.ts'

type Where = {
  agentId: string
  /** The conversation or call it is handed out in. */
  talkId: string
}

/** What stands in the address of a link: the same whenever this agent offers it in this talk, and nothing anybody can guess. */
export const codeOf = ({ secret }: Config, { agentId, talkId }: Where): string =>
  createHmac('sha256', secret).update(`book:${agentId}:${talkId}`).digest('hex').slice(0, 16)

export const linkOf = (config: Config, where: Where): string =>
  `${config.appUrl}/book/${codeOf(config, where)}`

export const CODE = /^[0-9a-f]{16}$/
