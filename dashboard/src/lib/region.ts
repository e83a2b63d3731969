/** English, which the dashboard speaks, as written in the region of a language tag: 'en-GB' for British English, 'en-DE' for German. */
export function englishOf(tag: string): string {
  const { region } = new Intl.Locale(tag).maximize()
  return region ? `en-${region}` : 'en'
}

/** The locale for dates and times: that of the browser's region. */
export const REGION: string = englishOf(navigator.language)
