/** Idioms that say in several words what a page says in one. */
const IDIOMS: [RegExp, string][] = [
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
  [/\bget in touch\b/gi, 'contact'],
  [/\bcall off\b/gi, 'cancel'],
  [/\bget there\b/gi, 'directions'],
  [/\bpick(?:ing)? up\b/gi, 'collect'],
  [/\bdrop(?:ping)? off\b/gi, 'bring'],
]

export const rephrase = (text: string): string =>
  IDIOMS.reduce((said, [idiom, word]) => said.replaceAll(idiom, word), text)
