import { isCommon, isKnownName } from '../listening/entities/known-names.ts'
import { nameIn } from '../listening/entities/name.ts'
import { withoutContacts } from '../listening/entities/contact.ts'
import { asks } from '../listening/clauses.ts'
import { isLanguage } from '../listening/language/is-language.ts'
import { intentsOf } from '../listening/intents.ts'
import { partsOf } from '../listening/sentences.ts'
import { fold } from '../../lib/fold.ts'
import { wordsOf } from '../../lib/words.ts'
import { isOnlyContact } from './only-contact.ts'
import { isNameOfAnother } from './persons.ts'

/** High, because whoever says the name of their husband nearly introduces themselves. */
const SURE_OF_INTRODUCTION = 0.92
/** Stands for an address or a number while the words around it are interpreted. */
export const STAND_IN = '0000000'
/** A name that the intents were learnt from: they hardly recognise an introduction with a name that was not among them. */
const LEARNT_NAME = 'Anna'

/**
 * The name with which visitors introduce themselves in a chat; null where they do not.
 * @param hasContact whether they also say how they are reached: then fewer words introduce them.
 */
export function nameIntroduced(text: string, language: string, hasContact: boolean): string | null {
  const isAlone = hasContact && isOnlyContact(text, language)
  for (const part of partsOf(withoutContacts(text, STAND_IN))) {
    const name = asks(part) ? null : nameOfPart(part, language, { hasContact, isAlone })
    if (name) return name
  }
  return null
}

type Beside = { hasContact: boolean; isAlone: boolean }

function nameOfPart(part: string, language: string, { hasContact, isAlone }: Beside) {
  const name = nameIn(part, { language, isAsked: false })
  const bare = name ?? nameIn(part, { language, isAsked: true })
  // “Ich bin neu hier” introduces nobody: a name that only its place reveals has to be written as one.
  if (!bare || !(name || part.includes(bare))) return null
  const at = part.toLowerCase().indexOf(bare.toLowerCase())
  if (isNameOfAnother(part, part.slice(0, Math.max(at, 0)), language)) return null
  const isLikely = name ? hasContact : isAlone
  const isMeant = isWrittenAsName(part, bare) && introduces(part, bare, at, language)
  return isLikely || isMeant ? bare : null
}

/**
 * A word that nobody is known to be called is a name only with a capital: “this is hopeless” introduces nobody. Nor does “I'm German”,
 * as it is what a language is called.
 */
export const isWrittenAsName = (part: string, name: string): boolean =>
  wordsOf(name).some(({ text }) => isKnownName(fold(text))) ||
  (part.includes(name) && !isLanguage(name))

function introduces(part: string, name: string, at: number, language: string): boolean {
  const isReplaced = at >= 0 && isUnusual(name)
  const likely = isReplaced ? part.slice(0, at) + LEARNT_NAME + part.slice(at + name.length) : part
  return intentsOf(likely, language).introduction >= SURE_OF_INTRODUCTION
}

/** Whether it is no word that people also use when they name nobody: “it's fine” introduces nobody called Fine. */
const isUnusual = (name: string): boolean => wordsOf(name).some(({ text }) => !isCommon(fold(text)))
