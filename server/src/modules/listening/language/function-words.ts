import { deu, eng, fra, ita, nld, por, spa } from 'stopword'

const WORDS = new Set([...deu, ...eng, ...fra, ...ita, ...nld, ...por, ...spa])

/** Whether a word in lower case names nothing in one of the languages: an article, a preposition, a question word. */
export const isFunctionWord = (word: string): boolean => WORDS.has(word)
