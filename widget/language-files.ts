import type { Words } from './src/embed/types.ts'
import { LANGUAGES } from './src/languages/index.ts'
import { coreStrings } from './src/panel/strings.ts'
import type { AllStrings } from './src/panel/strings.ts'

/** The files of the languages by name, as the script of a page reads them: data, so that nothing of them is ever run. */
export const languageFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(LANGUAGES).map(([language, strings]) => [
      `nexus-${language}.json`,
      JSON.stringify(wordsOf(strings)),
    ]),
  )

/** Those of the panel by their order, which costs it fewer bytes than their names. */
const wordsOf = (strings: AllStrings): Words => {
  const own = Object.keys(coreStrings) as (keyof typeof coreStrings)[]
  const ofParts = Object.entries(strings).filter(([name]) => !(name in coreStrings))
  return [
    Object.fromEntries(ofParts.map(([name, said]) => [name, templateOf(said)])),
    ...own.map((name) => templateOf(strings[name])),
  ]
}

const templateOf = (said: AllStrings[keyof AllStrings]): string =>
  // A name and a number are written alike here; the panel puts in either.
  typeof said === 'string' ? said : (said as (value: string) => string)('{}')
