/**
 * What a lead form says until its owner writes something else. The widget says these words in the visitor's language, and what the
 * owner wrote as it is.
 */
export const LEAD_INTRO = 'Tell us who you are, so that we can get back to you.'

export const LEAD_LABELS = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  text: 'Message',
} as const
