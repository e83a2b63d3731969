import { describe, expect, it } from 'vitest'
import vader from 'vader-sentiment'
import { feelingLines, intentLines } from './eval/corpora.ts'
import { lexiconScoreOf, sentimentOf } from './feeling.ts'

describe('how a customer sounds', () => {
  it.each([
    'What happens if I cancel late?',
    'emergency at night?',
    'Do you treat pain?',
    'I have a broken tooth. Can I come today?',
    'I lost my key',
    'free parking?',
    'how do I cancel',
    'no',
    'ok',
    'Is the no-show fee really $40?',
  ])('is calm in “%s”', (text) => {
    expect(sentimentOf(text)).toBe(0)
  })

  it.each([
    'This is terrible, I hate it',
    'You charged me twice and nobody answers!',
    'Are you kidding me?',
    'Why is your service so awful?',
    'This does not work',
    'I have been waiting for two weeks!!',
    'What a useless answer',
    'I want my money back',
    'worst support ever',
  ])('is unhappy in “%s”', (text) => {
    expect(sentimentOf(text)).toBeLessThan(-0.15)
  })

  it.each([
    'Thanks, that was a great help!',
    'Perfect',
    'I love it',
    'That is very helpful, thank you',
    'Thank you, no complaints at all',
    'Thank you so much, you solved it, I had tried everything else',
    'Works like new again, thanks',
  ])('is happy in “%s”', (text) => {
    expect(sentimentOf(text)).toBeGreaterThan(0.15)
  })
})

it('a sentence without a word of the lexicon has the score of VADER', () => {
  const punctuated = ['"Good", he said.', 'NOT good!!', '(terrible)', "it isn't :-)", 'kind of', '']
  const said = [...feelingLines(), ...intentLines()].map(({ text }) => text)
  for (const text of [...punctuated, ...said])
    expect(lexiconScoreOf(text), text).toBe(
      vader.SentimentIntensityAnalyzer.polarity_scores(text).compound,
    )
})
