const COUNTED = /^\(\d+\+?\) /
/** More are many. */
const MOST = 99

/** A title that begins with how many wait to be read; without anything where none do. */
export function withCount(title: string, count: number): string {
  const plain = title.replace(COUNTED, '')
  if (count === 0) return plain
  return `(${count > MOST ? `${MOST}+` : count}) ${plain}`
}
