import * as z from 'zod/mini'
import { Id, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Actions that are written into the audit log: those that change or read confidential things, or that cost money. */
export type AuditAction =
  | 'session.begin'
  | 'session.end'
  | 'session.end_one'
  | 'session.end_all'
  | 'agent.create'
  | 'agent.activate'
  | 'agent.deactivate'
  | 'agent.rename'
  | 'agent.change_settings'
  | 'agent.publish'
  | 'agent.restore_settings'
  | 'agent.change_appearance'
  | 'agent.change_screening'
  | 'agent.change_hours'
  | 'agent.change_schedule'
  | 'appointment.move'
  | 'appointment.cancel'
  | 'appointment.delete'
  | 'agent.share_install'
  | 'agent.unshare_install'
  | 'agent.delete'
  | 'conversation.take_control'
  | 'conversation.return_control'
  | 'conversation.resolve'
  | 'conversation.reopen'
  | 'conversation.assign'
  | 'conversation.delete'
  | 'conversation.export'
  | 'conversation.send_transcript'
  | 'note.delete'
  | 'saved_reply.create'
  | 'saved_reply.change'
  | 'saved_reply.delete'
  | 'contact.import'
  | 'contact.export'
  | 'contact.delete'
  | 'contact.delete_all'
  | 'call.take_control'
  | 'call.return_control'
  | 'call.play_recording'
  | 'call.delete'
  | 'call.export'
  | 'lead.export'
  | 'report.export'
  | 'knowledge.add'
  | 'knowledge.link'
  | 'knowledge.unlink'
  | 'knowledge.download'
  | 'knowledge.schedule'
  | 'knowledge.new_pages'
  | 'knowledge.correct'
  | 'knowledge.delete'
  | 'knowledge.teach'
  | 'knowledge.reteach'
  | 'knowledge.unteach'
  | 'knowledge.teach_many'
  | 'knowledge.export_answers'
  | 'action.add'
  | 'action.change'
  | 'action.delete'
  | 'action.try'
  | 'agent_test.add'
  | 'agent_test.change'
  | 'agent_test.delete'
  | 'agent_test.run'
  | 'integration.add'
  | 'integration.rotate_token'
  | 'integration.set_bot'
  | 'integration.remove_bot'
  | 'integration.delete'
  | 'calendar.connect'
  | 'calendar.choose'
  | 'calendar.disconnect'
  | 'whatsapp.connect'
  | 'whatsapp.remove'
  | 'identity.add_secret'
  | 'identity.revoke_secret'
  | 'number.open_checkout'
  | 'number.cancel_checkout'
  | 'number.open_portal'
  | 'number.buy'
  | 'number.release'
  | 'number.verify_forwarding'
  | 'api_key.create'
  | 'api_key.revoke'
  | 'assistant.call_tool'
  | 'assistant.connect'
  | 'assistant.disconnect'
  | 'usage.change_cap'
  | 'person.export'
  | 'person.erase'
  | 'account.change_retention'
  | 'account.change_desk'
  | 'letters.change'
  | 'account.export'
  | 'account.close'
  | 'team.rename'
  | 'team.invite'
  | 'team.revoke'
  | 'team.join'
  | 'team.leave'
  | 'team.hand_over'
  | 'team.change_role'
  | 'team.remove'
  | 'webhook.add'
  | 'webhook.change'
  | 'webhook.delete'
  | 'webhook.rotate_secret'
  | 'webhook.send_again'
  | 'webhook.disable'
  | 'system.change_model'

/** Kinds of actions to filter by, each with the nouns of its actions: those before the dot. */
export const AUDIT_KINDS = {
  access: ['session', 'api_key', 'assistant'],
  team: ['team', 'account', 'system', 'usage'],
  agents: ['agent', 'action', 'agent_test', 'integration', 'calendar', 'whatsapp', 'identity'],
  knowledge: ['knowledge'],
  conversations: ['conversation', 'note', 'saved_reply', 'letters', 'lead'],
  calls: ['call', 'number'],
  people: ['contact', 'person', 'appointment'],
  other: ['webhook', 'report'],
} as const satisfies Record<string, readonly NounOf<AuditAction>[]>
export type AuditKind = keyof typeof AUDIT_KINDS
type NounOf<A extends string> = A extends `${infer Noun}.${string}` ? Noun : never

/** Value of the filter by person for what the product did by itself. */
export const BY_PRODUCT = 'nexus'
const MAX_EMAIL = 320

/** Names, counts and addresses that describe an action; never words of a visitor or a caller. */
export const AuditDetails = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
)
export type AuditDetails = z.infer<typeof AuditDetails>

export const AuditEntry = z.object({
  id: Id,
  at: Timestamp,
  /**
   * An `AuditAction`. Any string is accepted, as a newer release that runs beside this one during an upgrade may have written
   * another.
   */
  action: z.string(),
  /** Email of the person who did it; null where the product did it by itself. */
  actor: z.nullable(z.string()),
  /** Their name; null for somebody who is no longer in the team. */
  actor_name: z.nullable(z.string()),
  /** What the action was done to; null where that is the account itself. */
  subject: z.nullable(
    z.object({
      id: z.string(),
      /** Its name then; without one, its name now; null where it has none, or was deleted. */
      name: z.nullable(z.string()),
      /** Whether it was deleted since; null where that is not known. */
      deleted: z.nullable(z.boolean()),
    }),
  ),
  /** Network address of the request; null where the product did it by itself. */
  address: z.nullable(z.string()),
  details: z.nullable(AuditDetails),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/user/activity',
    summary:
      'What was done of consequence in the account, newest first; older than `before`, by one person, of one kind.',
    query: z.object({
      /** Id of the last entry received: entries older than it are returned. */
      before: z.optional(Id),
      /** Email of a person, or `nexus` for what the product did by itself. */
      by: z.optional(z.string().check(z.maxLength(MAX_EMAIL))),
      kind: z.optional(z.enum(Object.keys(AUDIT_KINDS) as AuditKind[])),
    }),
    response: z.object({
      entries: z.array(AuditEntry),
      /** Value of `before` for the next request; null where there are no older entries. */
      next: z.nullable(Id),
      /** Everybody who did something, by email; only without `before`. */
      people: z.optional(z.array(z.object({ email: z.string(), name: z.nullable(z.string()) }))),
    }),
  }),
}
