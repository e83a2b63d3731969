import type { Entry } from './entry.ts'

/** Fixed sentences: a stranger's words or name in a text from a trusted number, next to a link, could be abused. */
const NEWS: Record<Entry['kind'], string> = {
  person_wanted: 'A visitor asks for a person.',
  mention: 'You are mentioned in a note.',
  assigned: 'A conversation is yours now.',
  call_message: 'You missed a call.',
  lead: 'Somebody wants to hear from you.',
  appointment: 'Somebody would like an appointment.',
  number_suspended: 'A number of yours needs you.',
  failing: 'Something does not work as it should.',
  cap_near: 'A monthly cap is reached, or nearly.',
  test: 'This is your test.',
}

/** A text message: what happened, and a link. It has no words of the visitor, because locked phones show texts. */
export function composeText(entries: Entry[], appUrl: string): string {
  const { kind, path } = entries[0]!
  if (entries.length === 1) return `${NEWS[kind]} ${appUrl}${path}`
  return `${entries.length} things wait for you. ${NEWS[kind]} ${appUrl}/dashboard`
}
