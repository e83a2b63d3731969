/** Idioms that say in several words what a page says in one. */
const IDIOMS: [RegExp, string][] = [
  [
    /\bwhere(?: is|'s|s| are| can i find| do i find) (?:you(?: guys)?|(?:the|your) (?:shop|store|office|clinic|practice|surgery|gym|studio|salon|café|cafe|restaurant|hotel|guesthouse|workshop|company|business|place|building))(?: located| based)?\b/gi,
    'address location',
  ],
  [/\bhow old (?:do|must|should|does) (?:i|we|you|one|my \w+) (?:have to |need to )?be\b/gi, 'age'],
  [/\bhow (?:do|can) (?:i|we) get (?:to you|there|in touch)\b/gi, 'address directions'],
  [
    /\b(?:send|bring|give|take|ship)(?:ing)? (?:(?:it|them|something|things|an? \w+|the \w+|my \w+) )?back\b/gi,
    'return',
  ],
  [/\b(?:get|getting|want|have) (?:my |the )?money back\b/gi, 'refund'],
  [/\b(?:second[- ]hand|pre-?owned)\b/gi, 'used'],
  [/\bto go\b(?=\s*[?.!]|$)/gi, 'takeaway'],
  [/\bmoney[- ]off\b/gi, 'discount'],
  [/\b(?:log|sign)(?:ging|ning)? (?:in|into|on)\b/gi, 'login'],
  [/\bset(?:ting)? up\b/gi, 'setup'],
  [/\bin charge\b/gi, 'manager'],
  [/\bdown payment\b/gi, 'deposit'],
  [/\bget in touch\b/gi, 'contact'],
  [/\bcall off\b/gi, 'cancel'],
  [/\bget there\b/gi, 'directions'],
  [/\bpick(?:ing)? up\b/gi, 'collect'],
  [/\bdrop(?:ping)? off\b/gi, 'bring'],
]

export const rephrase = (text: string): string =>
  IDIOMS.reduce((said, [idiom, word]) => said.replaceAll(idiom, word), text)
