import { expect, it } from 'vitest'
import { wordsOf } from './pdf-words.ts'

const SIZE = 10

/** Glyphs of a line, each with the place where it begins and ends, and how far it is raised. */
const read = (...glyphs: [text: string, x: number, end: number, raised?: number][]) =>
  wordsOf(
    glyphs.map(([text, x, end, raised = 0]) => ({
      text,
      x,
      end,
      y: 100 - raised,
      size: SIZE,
      bold: false,
    })),
  ).map(({ text }) => text)

it('an accent and the letter painted below it become one letter', () => {
  expect(read(['K', 0, 7.5], ['¨', 7.7, 12.7], ['u', 7.5, 13], ['r', 13, 17])).toEqual(['Kür'])
  expect(read(['c', 0, 5], ['¸', 0.2, 4.8], ['a', 5, 10])).toEqual(['ça'])
})

it('the accent of a capital is raised', () => {
  expect(read(['¨', 1.4, 6.4, 2.5], ['O', 0, 7.8], ['l', 7.8, 10.6])).toEqual(['Öl'])
})

it('a letter without its dot gets it back below an accent', () => {
  expect(read(['p', 0, 5], ['´', 3.9, 8.9], ['ı', 5, 7.8], ['o', 7.8, 12.8])).toEqual(['pío'])
})

it('an accent beside a letter is unchanged', () => {
  expect(read(['t', 0, 3.9], ['´', 3.9, 8.9], ['s', 8.9, 12.9])).toEqual(['t´s'])
})
