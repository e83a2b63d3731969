/** What a search in one language says around a time. */
export type TimeWords = {
  /** Words that lead to a time and are none that anybody looks for beside one. */
  leading: Set<string>
  /** Those after which everything since is meant. */
  openEnded: Set<string>
  /** 'The last 3 days' end now. */
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

/** Nobody wishes for so much; what is longer is not read to its end. */
const MOST_CHARACTERS = 400
const MOST_LANGUAGES = 3

/** The languages a search may be in: those of the browser, `de-AT,de;q=0.9`, its first ones first, and English. */
export function searchLanguages(accepted: string | undefined): SearchLanguage[] {
  const named = (accepted ?? '')
    .slice(0, MOST_CHARACTERS)
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
    .filter((code): code is SearchLanguage => code in TIME_WORDS)
  return [...new Set<SearchLanguage>([...named.slice(0, MOST_LANGUAGES), 'en'])]
}
