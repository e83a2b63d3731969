/**
 * English, which the dashboard speaks, as written in the region of a language tag: 'en-GB' for British English, 'en-DE' for German. Plain
 * 'en' for what is no language, such as the “C” of a Linux without one.
 */
export function englishOf(tag: string): string {
  try {
    const { region } = new Intl.Locale(tag).maximize()
    return region ? `en-${region}` : 'en'
  } catch {
    return 'en'
  }
}

/** The locale for dates and times: that of the browser's region. */
export const REGION: string = englishOf(navigator.language)
