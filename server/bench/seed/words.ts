const NAMES =
  'Ines Tomas Yara Olufemi Saskia Ravi Maren Diego Aiko Farid Lena Kwame Petra Nils Amara'
const FAMILIES =
  'Okafor Lindqvist Moreau Tanaka Haddad Novak Byrne Castellanos Mbeki Petrov Sørensen Iyer'
const WORDS = `the a your our for with when order delivery parcel refund invoice booking table room bicycle brake wheel saddle
  repair service warranty appointment tomorrow morning evening price included email address number account password open closed
  parking station garden lesson group family child discount voucher receipt courier damaged missing replace return thank please help
  could would like need today week month friday monday colour large small medium helmet light chain pump tyre rental deposit`
const ENDINGS = ['.', '.', '?', '!']

const listOf = (text: string) => text.split(/\s+/)
const names = listOf(NAMES)
const families = listOf(FAMILIES)
const words = listOf(WORDS)

/** Pseudo-random, so that two runs with the same seed measure the same. */
export function randomFrom(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!
  const sentence = (length: number) => {
    const said = Array.from({ length }, () => pick(words)).join(' ')
    return `${said[0]!.toUpperCase()}${said.slice(1)}${pick(ENDINGS)}`
  }
  return {
    below,
    name: () => `${pick(names)} ${pick(families)}`,
    phone: () => `+1202555${String(below(10_000)).padStart(4, '0')}`,
    text: () => Array.from({ length: 1 + below(4) }, () => sentence(4 + below(14))).join(' '),
    /** An answer in the style of an agent: an introduction, a list, something in bold. */
    answer: () =>
      `${sentence(8)}\n\n- **${pick(words)}**: ${sentence(5)}\n- ${sentence(6)}\n- [${pick(words)}](https://example.com/${pick(words)})`,
  }
}
export type Random = ReturnType<typeof randomFrom>
