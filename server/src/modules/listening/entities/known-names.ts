import learnt from '../classifier/names.json' with { type: 'json' }
import persons from '../classifier/person-names.json' with { type: 'json' }

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const COMMON = setOf(learnt.common)
const HARDLY_COMMON = setOf(learnt.hardlyCommon)
const GIVEN = setOf(persons.given)
const FAMILY = setOf(persons.family)
const SMALL = setOf('de del la van von der den da dos di')

/** Whether people also use the word when they name nobody. */
export const isCommon = (plain: string): boolean => COMMON.has(plain)

/** Whether it is common, and not because other people are called so. */
export const isOrdinary = (plain: string): boolean => COMMON.has(plain) && !HARDLY_COMMON.has(plain)

export const isGivenName = (plain: string): boolean => GIVEN.has(plain)

export const isFamilyName = (plain: string): boolean => FAMILY.has(plain)

/** Whether some people are known to be called so, by their given or family name. */
export const isKnownName = (plain: string): boolean => isGivenName(plain) || isFamilyName(plain)

/** Whether it is a small word between the words of a name, as in “de la Fuente”. */
export const isSmall = (plain: string): boolean => SMALL.has(plain)
