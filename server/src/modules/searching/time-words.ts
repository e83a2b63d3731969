/** Words around a time in a search, for one language. */
export type TimeWords = {
  /** Words that introduce a time and are not searched for. */
  leading: Set<string>
  /** Words such as 'since', after which everything until now is meant. */
  openEnded: Set<string>
  /** Words such as 'last' in 'the last 3 days', which end now. */
  lookingBack: Set<string>
  week: Set<string>
}

const of = (leading: string, openEnded: string, lookingBack: string, week: string): TimeWords => ({
  leading: new Set(`${leading} ${openEnded}`.split(' ')),
  openEnded: new Set(openEnded.split(' ')),
  lookingBack: new Set(lookingBack.split(' ')),
  week: new Set(week.split(' ')),
})

export const TIME_WORDS = {
  en: of('in on from of during at the', 'since after', 'last past previous', 'week weeks'),
  de: of(
    'in im am vom von aus der die den dem',
    'seit ab nach',
    'letzte letzten letzter vergangene vergangenen',
    'woche wochen',
  ),
  fr: of(
    'en au le la les du de dans pendant',
    'depuis après',
    'derniers dernières',
    'semaine semaines',
  ),
  es: of(
    'en el la los las de del durante',
    'desde después',
    'últimos últimas pasados pasadas',
    'semana semanas',
  ),
  it: of(
    'in a nel il la lo del di durante',
    'da dal dopo',
    'ultimi ultime scorsi scorse',
    'settimana settimane',
  ),
  pt: of(
    'em no na o a de do da durante',
    'desde após',
    'últimos últimas passados passadas',
    'semana semanas',
  ),
  nl: of('in op de het van tijdens', 'sinds vanaf na', 'afgelopen laatste vorige', 'week weken'),
}

export type SearchLanguage = keyof typeof TIME_WORDS

/** The longest list of languages that is read, in characters. */
const MAX_CHARACTERS = 400
const MAX_LANGUAGES = 3

/** The languages a search may be in: the browser's (`de-AT,de;q=0.9`) in order of preference, and English. */
export function searchLanguages(accepted: string | undefined): SearchLanguage[] {
  const named = (accepted ?? '')
    .slice(0, MAX_CHARACTERS)
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
    .filter((code): code is SearchLanguage => code in TIME_WORDS)
  return [...new Set<SearchLanguage>([...named.slice(0, MAX_LANGUAGES), 'en'])]
}
