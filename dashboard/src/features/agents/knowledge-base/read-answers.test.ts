import { expect, it } from 'vitest'
import { readAnswers } from './read-answers.ts'

it('reads a file written by the export', () => {
  const file = `\uFEFFQuestion,Answer,Other ways to ask\r\nDo you have wifi?,"Yes, it is free.","is there wifi\nwlan?"\r\nHow much?,'-20 %,\r\n`
  expect(readAnswers(file)).toEqual([
    {
      question: 'Do you have wifi?',
      answer: 'Yes, it is free.',
      phrasings: ['is there wifi', 'wlan?'],
    },
    { question: 'How much?', answer: '-20 %', phrasings: [] },
  ])
})

it('reads two columns without headings, and leaves out rows without an answer', () => {
  expect(readAnswers('Do you sell boats?,No.\nWhy?,\n')).toEqual([
    { question: 'Do you sell boats?', answer: 'No.', phrasings: [] },
  ])
  expect(readAnswers('')).toEqual([])
})
