import { expect, it } from 'vitest'
import { trainingScripts } from '../eval/training/all.ts'
import { normalise } from '../../listening/normalise.ts'
import { wordingSignal } from './wording.ts'

const UNWANTED = /a sales call|a swindle|an unwanted recording/
const namesOnly = ["My name's James Lopez", 'I am Priya White, the new tenant', 'Uh, Amanda']
const said = [...namesOnly, ...trainingScripts.map(({ opens }) => opens)].map(normalise)

it('the label and the weight of a wording have the same direction', () => {
  const turned = said.filter((text) => {
    const { weight, because } = wordingSignal(text).signal
    return UNWANTED.test(because) ? weight > 0 : weight < 0
  })
  expect(turned).toEqual([])
})

it('an automated notice speaks neither for nor against it', () => {
  const notice = normalise('This is a reminder of your appointment tomorrow at nine.')
  expect(wordingSignal(notice).signal).toMatchObject({
    weight: 0,
    because: expect.stringMatching(/an automated notice/),
  })
})
