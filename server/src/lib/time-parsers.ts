/** Parsers of times in words. Each knows one language and takes 1.5 MB, so it is loaded when a time is first looked for in that language. */
export const TIME_PARSERS = {
  en: () => import('chrono-node/en'),
  es: () => import('chrono-node/es'),
  fr: () => import('chrono-node/fr'),
  de: () => import('chrono-node/de'),
  it: () => import('chrono-node/it'),
  pt: () => import('chrono-node/pt'),
  nl: () => import('chrono-node/nl'),
}

let dayFirst: ReturnType<typeof makeDayFirst> | undefined

/** English as written where 12/01 is the twelfth of January. */
export const dayFirstEnglish = () => (dayFirst ??= makeDayFirst())

/** The library's own takes the day of “December 14” for the year 2014. */
async function makeDayFirst() {
  const { Chrono, configuration } = await TIME_PARSERS.en()
  const { parsers, refiners } = configuration.createCasualConfiguration(true)
  for (const parser of parsers)
    if ('shouldSkipYearLikeDate' in parser) parser.shouldSkipYearLikeDate = false
  return new Chrono({ parsers, refiners })
}
