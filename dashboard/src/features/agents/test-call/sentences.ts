/** Splits streamed text into complete sentences that can be spoken at once, and the rest, which waits for the next piece. */
export function takeSentences(text: string): { sentences: string[]; rest: string } {
  const end = /[.!?…]["')\]]*\s+/g
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(end)) {
    const next = match.index + match[0].length
    sentences.push(text.slice(start, next))
    start = next
  }
  return { sentences, rest: text.slice(start) }
}
