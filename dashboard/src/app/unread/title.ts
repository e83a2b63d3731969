const COUNTED = /^\(\d+\+?\) /
/** Higher numbers are shown as this one followed by a plus sign. */
const MAX = 99

/** A title that begins with the number of unread conversations; without a number where there are none. */
export function withCount(title: string, count: number): string {
  const plain = title.replace(COUNTED, '')
  if (count === 0) return plain
  return `(${count > MAX ? `${MAX}+` : count}) ${plain}`
}
