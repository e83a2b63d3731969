import type {
  Agent,
  ApiAgent,
  ApiCall,
  ApiCallWithTranscript,
  ApiSpeaker,
  CallLog,
} from 'shared-types'

/** An agent in the format of the API. */
export const toAgent = ({
  id,
  name,
  type,
  activated,
  used_number,
  created_at,
}: Agent): ApiAgent => ({
  id,
  name,
  type,
  active: activated,
  phone: used_number?.phone ?? null,
  created_at,
})

/** A call in the format of the API. */
export const toCall = (log: CallLog): ApiCall => ({
  id: log.id,
  agent_id: log.agent.id,
  channel: log.channel ?? 'phone',
  from: log.from_number,
  caller_name: log.logEntry?.callerName ?? log.contact ?? null,
  reason: log.logEntry?.callReason ?? null,
  stage: log.stage ?? 'ended',
  decision: log.decision ?? null,
  signals: log.signals ?? [],
  lead: log.lead ?? null,
  started_at: log.created_at,
  duration: log.duration ?? null,
})

export const toCallWithTranscript = (log: CallLog): ApiCallWithTranscript => ({
  ...toCall(log),
  transcript: log.messages.map(({ id, entity_type, content, created_at }) => ({
    id,
    from: SPEAKERS[entity_type] ?? 'agent',
    text: content,
    created_at,
  })),
})

const SPEAKERS: Record<string, ApiSpeaker> = { user: 'customer', admin: 'person' }
