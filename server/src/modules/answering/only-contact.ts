import { contactIn } from '../listening/entities/contact.ts'
import { nameIn } from '../listening/entities/name.ts'
import { conceptsOf } from './language/concepts.ts'
import { isStopWord } from './language/stop-words.ts'
import { wordsOf } from '../../lib/words.ts'

/** More is a message that also leaves a contact. */
const LONGEST = 200
const QUESTION_MARK = /[?？؟]/
/** Addresses and numbers, and what they are written with. */
const CONTACT = /\S+@\S+|\+?\d[\d\s()./-]*/g
const CHANNELS = new Set(['phone', 'email', 'contact', 'whatsapp'])
/** What people say before their name and their number, beside small words. */
const LEADS_IN = new Set(
  'name,called,heiße,nombre,llamo,nom,appelle,nome,chiamo,chamo,naam,heet,number,nummer,numéro,número,numero'.split(
    ',',
  ),
)

/**
 * Whether a message only says how somebody is reached: "Vera Lind, vera@example.com", "my number is 202 555 0123". No knowledge has to
 * answer it.
 */
export function isOnlyContact(text: string, language: string): boolean {
  if (text.length > LONGEST || QUESTION_MARK.test(text) || !contactIn(text)) return false
  const rest = text.replaceAll(CONTACT, ' , ')
  const named = nameIn(rest, { language, isAsked: true })
  const names = new Set(named ? wordsOf(named).map((word) => word.text) : [])
  const words = wordsOf(rest)
  return words.every(({ text: word, raw }, at) => {
    if (names.has(word) || isStopWord(word, language) || LEADS_IN.has(word)) return true
    if (conceptsOf(word, language).some(({ id }) => CHANNELS.has(id))) return true
    // The first name before a last name that is known as one.
    return /^\p{Lu}/u.test(raw) && names.has(words[at + 1]?.text ?? '')
  })
}
