/** The texts of the form behind 'Talk to a person', loaded with it. */
export const personStrings = {
  askPersonHint: 'Someone will join this chat. Leave your email in case you have to go.',
  name: 'Name (optional)',
  email: 'Email (optional)',
  cancel: 'Cancel',
  personRequested: 'We’ve asked for a person. They’ll join you here.',
}
