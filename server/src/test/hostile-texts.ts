/** Hostile and accidental input: by name, each made to a length in UTF-16 units. */
export const HOSTILE: Record<string, (length: number) => string> = {
  'one letter': repeated('a'),
  'one capital': repeated('W'),
  'one long word': random('etaoinshrdlucmfwypvbgkjqxz'),
  'random words of seven letters': spaced(random('etaoinshrdlucmfwypvbgkjqxz'), 7),
  'random words of two letters': spaced(random('etaoinshrdlucm'), 2),
  'single letters': repeated('a b '),
  'Chinese letters': random(range(0x4e00, 0x9fa5)),
  'Japanese letters': random(range(0x3041, 0x3096)),
  'Arabic words': spaced(random(range(0x0627, 0x064a)), 5),
  'Thai letters': random(range(0x0e01, 0x0e3a)),
  'Cyrillic letters': random(range(0x0430, 0x044f)),
  'Hindi with vowel signs': random(['क', 'ि', 'ा', 'र', '्', 'म']),
  'letters under many marks': random(['e', '\u0301', '\u0300', '\u0323', '\u0337', '\u0308']),
  'Hangul to be composed': repeated('\u1112\u1161\u11ab'),
  'capitals that grow in lower case': repeated('İ'),
  'ligatures that grow': repeated('ﷺﬃ'),
  'German sharp s': repeated('ß'),
  emoji: repeated('👩‍👩‍👧‍👦'),
  'half surrogates': repeated('\ud83d'),
  digits: random([...'0123456789']),
  'spoken digits': repeated('one two oh '),
  'digits apart': repeated('1-1 '),
  'telephone numbers': repeated('+1 (415) 555-0123 '),
  sums: repeated('$1,000.00 '),
  dates: repeated('12/12/2026 at 3 '),
  spaces: (length) => `a${' '.repeat(length - 2)}a`,
  'line ends': (length) => `a${'\n'.repeat(length - 2)}a`,
  tabs: (length) => `a${'\t '.repeat(length / 2 - 1)}a`,
  'spaces before every mark': repeated('  ?'),
  dots: repeated('.'),
  'question marks': repeated('a? '),
  'letters and dots': repeated('a.'),
  'letters and hyphens': repeated('a-'),
  apostrophes: repeated("a'"),
  commas: repeated('a,'),
  'quotation marks': repeated('"'),
  'quote marks': repeated('>'),
  'quote marks apart': repeated('> '),
  'list marks': repeated('- '),
  'opening brackets': repeated('['),
  'opening parentheses': repeated('('),
  'closing brackets': repeated(']'),
  'half links': repeated('[a]('),
  links: repeated('[a](b)'),
  stars: repeated('*a '),
  underscores: repeated('_a'),
  backquotes: repeated('`a'),
  'backquotes that grow': (length) =>
    Array.from({ length }, (_, at) => '`'.repeat(at % 90))
      .join(' ')
      .slice(0, length),
  pipes: repeated('|'),
  'table lines': repeated('|-|\n'),
  'opening tags': repeated('<a '),
  tags: repeated('<a>'),
  addresses: repeated('http://a.b/'),
  'addresses of one': (length) => `http://${'a.'.repeat(length / 2 - 5)}a`,
  'halves of email addresses': repeated('a@'),
  'an email address without an end': (length) =>
    `${'a.'.repeat(length / 4)}@${'a.'.repeat(length / 4 - 1)}`,
  'letters before an at sign': (length) => `${'a'.repeat(length - 1)}@`,
  'email addresses spoken': repeated('a at b dot c '),
  conjunctions: repeated('and what '),
  questions: repeated('what is a and how is b? '),
  wishes: repeated('termin a a a a '),
  names: repeated('my name is Ada '),
  introductions: repeated('this is '),
  kin: repeated('his her your the '),
  greetings: repeated('hi, good morning. '),
  yes: repeated('no, thanks, '),
  'one sentence again and again': repeated('When are you open on Saturday? '),
  'prices asked': repeated('how much is a cut and colour '),
  'small words': repeated('the of and to '),
  negations: repeated('not '),
  days: repeated('monday tuesday '),
  'words of a phrase': repeated('get in touch '),
  'joined words of the knowledge': repeated('stylistcolour'),
  'words of the knowledge': repeated('stylist colour tram ramp garage venue '),
  'words of the knowledge mistyped': repeated('stylst colur garag venu patchh fring '),
}

export function repeated(piece: string) {
  return (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
}

/** Pseudo-random and always the same: a linear congruential generator. */
function random(letters: string | string[]) {
  return (length: number) => {
    let seed = 1
    let text = ''
    while (text.length < length) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      text += letters[Math.floor((seed / 2 ** 32) * letters.length)]!
    }
    return text.slice(0, length)
  }
}

function spaced(made: (length: number) => string, size: number) {
  return (length: number) =>
    made(length)
      .replaceAll(new RegExp(`(.{${size}})`, 'gu'), '$1 ')
      .slice(0, length)
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, at) => String.fromCharCode(from + at))
}
