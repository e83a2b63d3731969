/** The texts of the controls at the end of a chat, loaded with them. */
export const afterStrings = {
  download: 'Download transcript',
  downloadFailed: 'The transcript could not be downloaded. Please try again.',
  you: 'You',
  startAnew: 'Start a new chat',
  startAnewHint: 'This chat closes here, and you begin with an empty one.',
  cancel: 'Cancel',
  rate: 'How was this chat?',
  good: 'Good',
  bad: 'Not good',
  rateWords: 'Tell us more (optional)',
  sendWords: 'Send',
  thanks: 'Thank you.',
  rateFailed: 'Your rating could not be sent. Please try again.',
}
