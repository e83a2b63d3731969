import { expect, it } from 'vitest'
import { MEASURES } from './measures.ts'

it('the order of the measures is the one the first forest was trained with', () => {
  expect(MEASURES.join(', ')).toMatchInlineSnapshot(
    `"coverage, own, least, met, ownMet, exactly, missing, elsewhere, gap, core, topic, mass, lacksExact, lacksRarest, ofKind, shows, beside, alike, point, unheard, sameLanguage, turned, rank, isEnough, lead, isRow, distinctive, is text, is list, is price, is hours, is phone, is email, is address, is date, asks phone, asks email, asks address, asks hours, asks price, asks list, asks yes_no, asks duration, asks amount, asks age, asks who, asks when, asks how, asks other, shows phone, shows email, shows address, shows hours, shows price, shows duration, shows amount, shows age, shows who, shows when, urgency, question negated, answer negated, question words, answer words, topics met, topics met above, topics as the best, topics asked, associated, associated as the best"`,
  )
})
