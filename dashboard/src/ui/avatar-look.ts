/** Background colours of initials; white letters have a contrast of 4.5:1 on each. */
const GROUNDS = [
  '#3f4fc4',
  '#6b5a45',
  '#7b4a8c',
  '#2a6f77',
  '#8f4d3c',
  '#4b5f86',
  '#5d6b34',
  '#8a4664',
]

/** The colour for a name, always the same. */
export function avatarColor(name: string): string {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return GROUNDS[hash % GROUNDS.length] ?? '#3f4fc4'
}

/** The initials as in the picture: of the first and the last word, or the first two letters of a single word. */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const letters = last ? [[...first][0], [...last][0]] : [...first].slice(0, 2)
  return letters.join('').toUpperCase()
}
