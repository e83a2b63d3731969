import { CallAnalysis } from 'shared-types'
import { describe, expect, it } from 'vitest'
import { analyseCall, type AnalysedTurn } from './analysis.ts'
import { beginScreening, hear } from './engine.ts'
import { STRANGER } from './eval/stranger.ts'

function analysed(text: string) {
  const { decision, signals } = hear(beginScreening(STRANGER).state, text)
  const transcript: AnalysedTurn[] = [{ speaker: 'caller', text }]
  return analyseCall(transcript, decision, signals)
}

describe('the analysis of a call', () => {
  it('names the demands of a swindler and advises to pay nothing', () => {
    const analysis = analysed(
      'Buy gift cards and read me the code, or there is a warrant for your arrest',
    )
    expect(analysis.type).toBe('negative')
    expect(analysis.red_flags).toContain('Asked for payment in gift cards or vouchers.')
    expect(analysis.suggested_action).toContain('Do not call back')
  })

  it('sees a friendly call as positive and without red flags', () => {
    const analysis = analysed(
      "Hi, it's his sister Kate, I'm so happy, we love the lovely present, thank you",
    )
    expect(analysis.type).toBe('positive')
    expect(analysis.red_flags).toEqual([])
  })

  it('advises to call back at once in an emergency', () => {
    expect(analysed('his wife is unconscious').suggested_action).toBe('Call back at once.')
  })

  it('of a call in which nothing was said says so', () => {
    expect(analyseCall([], 'take_message', [])).toMatchObject({
      sentiment: 'The caller said nothing.',
      type: 'neutral',
      confidence: 50,
    })
  })

  it('is what the contract says, with a confidence between 0 and 100, and the same ever after', () => {
    const once = analysed('you won a prize, pay the fee today')
    expect(CallAnalysis.parse(once)).toEqual(analysed('you won a prize, pay the fee today'))
    expect(once.confidence).toBeGreaterThan(50)
    expect(once.confidence).toBeLessThanOrEqual(100)
  })
})
