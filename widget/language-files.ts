import type { Words } from './src/embed/types.ts'
import { LANGUAGES } from './src/languages/index.ts'
import { coreStrings } from './src/panel/strings.ts'
import type { AllStrings } from './src/panel/strings.ts'

/** The files of each language by name, as the widget script reads them: they are JSON, so that nothing in them is ever run as code. */
export const languageFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(LANGUAGES).map(([language, strings]) => [
      `nexus-${language}.json`,
      JSON.stringify(wordsOf(strings)),
    ]),
  )

/** The panel's texts are stored by position, which takes fewer bytes than by name. */
const wordsOf = (strings: AllStrings): Words => {
  const own = Object.keys(coreStrings) as (keyof typeof coreStrings)[]
  const ofParts = Object.entries(strings).filter(([name]) => !(name in coreStrings))
  return [
    Object.fromEntries(ofParts.map(([name, said]) => [name, templateOf(said)])),
    ...own.map((name) => templateOf(strings[name])),
  ]
}

const templateOf = (said: AllStrings[keyof AllStrings]): string =>
  // Placeholders for names and numbers look the same here; the panel fills in both.
  typeof said === 'string' ? said : (said as (value: string) => string)('{}')
