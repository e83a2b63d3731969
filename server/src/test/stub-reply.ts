export type ChatMessage = { role: string; content: string | { type: string; text?: string }[] }

const DIMENSIONS = 64
const COMMON = new Set(
  'a an and are at be by can do does for from have how i in is it me my of on or our the there this to we what when where which who will with you your'.split(
    ' ',
  ),
)

/**
 * The stub's reply: a greeting in return, or the first two sentences of the source that shares the most words with the question, cited; the
 * mark for an unknown answer when no source shares any.
 */
export function composeReply(messages: ChatMessage[]): string {
  if (/JSON array/.test(textOf(messages[0]))) return judge(messages)
  const prompt = textOf(messages.findLast(({ role }) => role === 'user'))
  const question = prompt.slice(prompt.lastIndexOf('>') + 1)
  if (/^\s*(?:hi|hello|hey)\b/i.test(question)) return 'Hello! How can I help you today?'
  const asked = words(question)
  const best = sourcesIn(prompt)
    .map(({ id, text }) => ({ id, text, score: overlap(asked, text) }))
    .toSorted((a, b) => b.score - a.score)[0]
  if (!best || best.score === 0)
    return '[[not-known]] I do not know that from the knowledge I was given.'
  const sentences = best.text.match(/[^.!?]+[.!?]*/g) ?? [best.text]
  return `${sentences.slice(0, 2).join('').trim()} [${best.id}]`
}

/** The stub's judgement of every numbered text, by a few strong words. */
function judge(messages: ChatMessage[]): string {
  const prompt = textOf(messages.findLast(({ role }) => role === 'user'))
  const texts = [...prompt.matchAll(/^(\d+)\. (.*)$/gm)]
  return JSON.stringify(
    texts.map(([, , text]) =>
      /terrible|angry|awful|worst/i.test(text!) ? -0.8 : /great|thanks|love/i.test(text!) ? 0.8 : 0,
    ),
  )
}

/** A bag of hashed words as a unit vector: texts that share words are close. */
export function vectorOf(text: string, dimensions = DIMENSIONS): number[] {
  const vector = Array.from({ length: dimensions }, () => 0)
  for (const word of words(text)) {
    const place = [...word].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7)
    vector[place % dimensions]! += 1
  }
  const norm = Math.hypot(...vector) || 1
  return vector.map((value) => value / norm)
}

function textOf(message: ChatMessage | undefined): string {
  const content = message?.content ?? ''
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('')
}

function sourcesIn(prompt: string): { id: string; text: string }[] {
  const block = /<(knowledge-\w+)>([\s\S]*?)<\/\1>/.exec(prompt)?.[2] ?? ''
  return [...block.matchAll(/^\[(\d+)\] .*\n([\s\S]*?)(?=^\[\d+\] |$(?![\s\S]))/gm)].map(
    ([, id, text]) => ({ id: id!, text: text!.trim() }),
  )
}

const words = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => word.replace(/(?:es|s)$/, ''))
    .filter((word) => word.length > 1 && !COMMON.has(word))

const overlap = (asked: string[], text: string) => {
  const present = new Set(words(text))
  return new Set(asked.filter((word) => present.has(word))).size
}
