import type { Belongings } from './types.ts'

export const agent = ({ agentId }: Belongings) => ({ params: { id: agentId } })
export const call = ({ callId }: Belongings) => ({ params: { id: callId } })
export const webhook = ({ webhookId }: Belongings) => ({ params: { id: webhookId } })
export const ofAgent = ({ agentId }: Belongings) => ({ params: { agentId } })
export const conversation = ({ conversationId }: Belongings) => ({ params: { id: conversationId } })
export const changed =
  (fields: object) =>
  ({ agentId }: Belongings) => ({
    body: { agent_id: agentId, ...fields },
  })
