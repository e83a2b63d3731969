import { describe, expect, it } from 'vitest'
import { converse as call } from './eval/converse.ts'

describe('speech with the errors of a recogniser', () => {
  it('is joined if it was cut in the middle of a sentence', () => {
    const { says, state } = call([
      "hi it's nina i'm calling about the",
      'leak under your kitchen sink',
    ])
    expect(says[0]).toBe('Yes, go on.')
    expect(state.turns).toHaveLength(1)
    expect(state.turns[0]!.heard).toBe(
      "hi it's nina i'm calling about the leak under your kitchen sink",
    )
  })

  it('is understood if a phrase is split over two utterances', () => {
    const { signals } = call(['i need to talk about your extended', 'warranty before it runs out'])
    expect(signals.map(({ name }) => name)).toContain('warranty')
  })

  it('ends the call if a recording starts in the middle of its text', () => {
    const { decision } = call([
      'for your extended car warranty press one to talk to a specialist now or press two to be removed from our list',
    ])
    expect(decision).toBe('end')
  })

  it('is kept as a message if the caller talks about money they will pay', () => {
    const { decision } = call([
      "hey it's jo your refund came so i will transfer your money today and i owe you rent bye",
      '',
      '',
      '',
    ])
    expect(decision).toBe('take_message')
  })
})

describe('the screening', () => {
  it('puts through a stranger with a name and a personal reason', () => {
    const { decision, signals } = call([
      'hello this is martin cole',
      'i found your dog on the trail and i am with him until six',
      'it is on his collar',
    ])
    expect(decision).toBe('connect')
    expect(signals.map(({ name }) => name)).toContain('particular-reason')
  })

  it('does not believe a tax officer who demands gift cards, and ends the call', () => {
    const { decision, signals } = call([
      'this is Officer Daniels from the tax office',
      'there is a warrant, buy gift cards and read me the numbers',
    ])
    expect(decision).toBe('end')
    expect(signals.find(({ name }) => name === 'official')).toEqual({
      name: 'official',
      weight: 0,
      because:
        'Says they call for the police, a court, the city or an insurance, but demanded what no such caller asks for: “This is Officer Daniels from the tax office”.',
    })
  })

  it('ends the call of a seller who continues to sell', () => {
    const { decision } = call([
      "hi i'm tom with a special offer on new windows, are you the homeowner",
      'okay well it would save you a lot of money',
    ])
    expect(decision).toBe('end')
  })

  it('does not end a call because of a single word such as "survey"', () => {
    const { decision } = call([
      'hi i am calling about the survey of your lot line',
      'the surveyor jim',
      'it is done on tuesday',
    ])
    expect(decision).not.toBe('end')
  })

  it('does not put through an "emergency call" of a company', () => {
    const { decision } = call(['this is an emergency call from your tech support company'])
    expect(decision).not.toBe('connect')
  })

  it('understands the name of a caller in every language of the product', () => {
    expect(call(['guten tag hier ist petra von der schule ihrer tochter']).callerName).toBe('Petra')
    expect(call(["bonjour je m'appelle claire moreau c'est pour le colis"]).callerName).toBe(
      'Claire Moreau',
    )
  })

  it('understands the name in “It’s his sister Clara”', () => {
    expect(call(["It's his sister Clara"]).callerName).toBe('Clara')
  })
})
