import { type AuditAction, type AuditEntry, Role, ROLE_NAMES } from 'shared-types'
import { showCaller } from '~/lib/phone.ts'
import { settingsInWords } from './setting-names.ts'

/** The action in a few words; `{name}` is what it was done to. */
const ACTION_TEXTS: Record<AuditAction, string> = {
  'session.begin': 'Signed in',
  'session.end': 'Signed out',
  'session.end_one': 'Signed out {name}',
  'session.end_all': 'Signed out everywhere',
  'agent.create': 'Created the agent {name}',
  'agent.activate': 'Activated the agent {name}',
  'agent.deactivate': 'Deactivated the agent {name}',
  'agent.rename': 'Renamed an agent to {name}',
  'agent.change_settings': 'Changed the settings of {name}',
  'agent.publish': 'Published the draft of {name}',
  'agent.restore_settings': 'Went back to earlier settings of {name}',
  'agent.change_appearance': 'Changed the appearance of {name}',
  'agent.change_screening': 'Changed the screening of {name}',
  'agent.change_hours': 'Changed the opening hours of {name}',
  'agent.change_schedule': 'Changed when appointments of {name} may be booked',
  'appointment.move': 'Moved an appointment',
  'appointment.cancel': 'Cancelled an appointment',
  'appointment.delete': 'Deleted a past appointment',
  'agent.share_install': 'Made a link to install the chat of {name}',
  'agent.unshare_install': 'Ended the link to install the chat of {name}',
  'agent.delete': 'Deleted the agent {name}',
  'conversation.take_control': 'Took control of a conversation',
  'conversation.return_control': 'Returned a conversation to the bot',
  'conversation.resolve': 'Resolved a conversation',
  'conversation.reopen': 'Reopened a conversation',
  'conversation.assign': 'Assigned a conversation',
  'conversation.delete': 'Deleted a conversation',
  'conversation.export': 'Downloaded the conversations',
  'conversation.send_transcript': 'Sent a conversation by email',
  'note.delete': 'Deleted a private note',
  'saved_reply.create': 'Saved the reply {name}',
  'saved_reply.change': 'Changed the saved reply {name}',
  'saved_reply.delete': 'Deleted the saved reply {name}',
  'contact.import': 'Added contacts',
  'contact.export': 'Downloaded the contacts',
  'contact.delete': 'Deleted a contact',
  'contact.delete_all': 'Deleted all contacts',
  'call.take_control': 'Took over a call',
  'call.return_control': 'Gave a call back to the agent',
  'call.play_recording': 'Listened to a recording',
  'call.delete': 'Deleted a call log',
  'call.export': 'Downloaded the call logs',
  'lead.export': 'Downloaded the leads',
  'report.export': 'Downloaded a report',
  'knowledge.add': 'Added the data source {name}',
  'knowledge.link': 'Linked data sources to {name}',
  'knowledge.unlink': 'Unlinked a data source from {name}',
  'knowledge.download': 'Opened the document {name}',
  'knowledge.new_pages': 'Chose among new pages of {name}',
  'knowledge.schedule': 'Changed how often {name} is read again',
  'knowledge.correct': 'Corrected what was read from {name}',
  'knowledge.delete': 'Deleted the data source {name}',
  'knowledge.teach': 'Taught {name} an answer',
  'knowledge.reteach': 'Changed an answer of {name}',
  'knowledge.unteach': 'Deleted an answer of {name}',
  'knowledge.teach_many': 'Added answers to {name}',
  'knowledge.export_answers': 'Downloaded the answers of {name}',
  'action.add': 'Added an action to {name}',
  'action.change': 'Changed an action of {name}',
  'action.delete': 'Deleted an action of {name}',
  'action.try': 'Tried an action of {name}',
  'agent_test.add': 'Added a test of {name}',
  'agent_test.change': 'Changed a test of {name}',
  'agent_test.delete': 'Deleted a test of {name}',
  'agent_test.run': 'Ran the tests of {name}',
  'integration.add': 'Added an integration to {name}',
  'integration.rotate_token': 'Rotated the Telegram token of {name}',
  'integration.set_bot': 'Gave {name} a Telegram bot of its own',
  'integration.remove_bot': 'Removed the own Telegram bot of {name}',
  'whatsapp.connect': 'Had {name} answer in WhatsApp',
  'whatsapp.remove': 'Ended WhatsApp for {name}',
  'integration.delete': 'Removed an integration from {name}',
  'calendar.connect': 'Connected a calendar to {name}',
  'calendar.choose': 'Chose the calendar of {name}',
  'calendar.disconnect': 'Disconnected the calendar of {name}',
  'identity.add_secret': 'Made a secret for the signed-in visitors of {name}',
  'identity.revoke_secret': 'Revoked a secret for the signed-in visitors of {name}',
  'number.open_checkout': 'Opened a checkout for {name}',
  'number.cancel_checkout': 'Cancelled the checkout for {name}',
  'number.open_portal': 'Opened the billing of {name}',
  'number.buy': 'Bought the number {name}',
  'number.release': 'Gave back the number {name}',
  'number.verify_forwarding': 'Verified the forwarding number of {name}',
  'api_key.create': 'Made the API key {name}',
  'api_key.revoke': 'Revoked the API key {name}',
  'assistant.call_tool': 'An assistant worked with the key {name}',
  'assistant.connect': 'Let in the assistant {name}',
  'assistant.disconnect': 'Disconnected the assistant {name}',
  'usage.change_cap': 'Changed the monthly cap of {name}',
  'person.export': 'Exported what is held of a person',
  'person.erase': 'Erased a person',
  'account.change_retention': 'Changed how long what people said is kept',
  'account.change_desk': 'Changed how the inbox is shared',
  'letters.change': 'Changed whether visitors are answered by email',
  'account.export': 'Downloaded everything of the account',
  'account.close': 'Deleted the account',
  'team.rename': 'Renamed the workspace',
  'team.invite': 'Invited {name}',
  'team.revoke': 'Took back the invitation of {name}',
  'team.join': 'Joined the workspace',
  'team.leave': 'Left the workspace',
  'team.hand_over': 'Left the workspace to its other owners',
  'team.change_role': 'Changed the role of {name}',
  'team.remove': 'Removed {name} from the workspace',
  'webhook.add': 'Added the webhook {name}',
  'webhook.change': 'Changed the webhook {name}',
  'webhook.delete': 'Deleted the webhook {name}',
  'webhook.rotate_secret': 'Made a new secret for the webhook {name}',
  'webhook.send_again': 'Sent events to the webhook {name} again',
  'webhook.disable': 'Turned off the webhook {name}',
  'system.change_model': 'Changed the model that writes the answers',
}

/** A sentence in three parts: text, the name where there is one, and text. */
export function actionText({
  action,
  subject,
}: Pick<AuditEntry, 'action' | 'subject'>): [string, string, string] {
  // An action that a newer release added is shown by its technical name.
  const words = isKnown(action) ? ACTION_TEXTS[action] : action.replaceAll(/[._]/g, ' ')
  const [before, after] = words.split('{name}')
  // A call is named by its number.
  const name =
    action.startsWith('call.') && subject?.name ? showCaller(subject.name) : subject?.name
  if (after !== undefined) return [before!, name ?? 'something', after]
  return name ? [`${words}: `, name, ''] : [words, '', '']
}

/** Further details: 'Type: google calendar', 'Conversations: 3'. */
export function detailsOf({ subject, details }: Pick<AuditEntry, 'subject' | 'details'>): string[] {
  const known = Object.entries(details ?? {}).filter(
    ([, value]) => value !== null && value !== '' && value !== false,
  )
  return [
    ...known.map(
      ([name, value]) =>
        `${titled(name)}: ${name === 'settings' ? settingsInWords(String(value)) : inWords(value)}`,
    ),
    ...(subject?.deleted ? ['Deleted since'] : []),
  ]
}

const isKnown = (action: string): action is AuditAction => Object.hasOwn(ACTION_TEXTS, action)

/** `ANTI_THEFT` is how programs write it; people read 'anti theft'. */
const inWords = (value: string | number | boolean | null) => {
  if (value === true) return 'yes'
  const role = Role.safeParse(value)
  if (role.success) return ROLE_NAMES[role.data]
  const words = String(value).replaceAll('_', ' ')
  return /^[A-Z ]+$/.test(words) ? words.toLowerCase() : words
}

const titled = (name: string) => (name[0] ?? '').toUpperCase() + name.slice(1).replaceAll('_', ' ')
