/** The first `length` characters and an ellipsis; whole if it fits. Counts what a reader sees, so an emoji is never halved. */
export function truncate(text: string, length: number): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text
}

export const capitaliseFirst = (text: string): string => {
  const [first = '', ...rest] = text
  return first.toUpperCase() + rest.join('')
}

/** '1 agent', '2 agents'. */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`
