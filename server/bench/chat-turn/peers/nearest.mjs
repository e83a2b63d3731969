import { readFileSync } from 'node:fs'

const SHOWN = 5

/** Finds the passages that share the most words with a question, in memory, which is cheaper than the products' own searches. */
export function readPassages(file) {
  const passages = JSON.parse(readFileSync(file, 'utf8')).map(({ heading, text }) => {
    const whole = `${heading}\n${text}`
    return { text: whole, words: new Set(wordsOf(whole)) }
  })
  return (question) => {
    const asked = wordsOf(question)
    const shared = ({ words }) => asked.filter((word) => words.has(word)).length
    return passages
      .map((passage) => ({ text: passage.text, score: shared(passage) }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, SHOWN)
      .map(({ text }) => text)
      .join('\n\n')
  }
}

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
