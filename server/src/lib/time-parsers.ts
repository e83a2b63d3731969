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
