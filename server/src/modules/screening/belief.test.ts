import { describe, expect, it } from 'vitest'
import { converse as call } from './eval/converse.ts'

describe('speech as a recogniser hands it over', () => {
  it('is heard out where it was cut in the middle of a sentence', () => {
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

  it('gives a caller away in words that two prompts share', () => {
    const { signals } = call(['i need to talk about your extended', 'warranty before it runs out'])
    expect(signals.map(({ name }) => name)).toContain('warranty')
  })

  it('is ended where a recording begins in the middle and nobody listens', () => {
    const { decision } = call([
      'for your extended car warranty press one to talk to a specialist now or press two to be removed from our list',
    ])
    expect(decision).toBe('end')
  })

  it('keeps a message that speaks of money the caller pays', () => {
    const { decision } = call([
      "hey it's jo your refund came so i will transfer your money today and i owe you rent bye",
      '',
      '',
      '',
    ])
    expect(decision).toBe('take_message')
  })
})

describe('who is believed', () => {
  it('is somebody of no standing with a name and a reason of their own', () => {
    const { decision, signals } = call([
      'hello this is martin cole',
      'i found your dog on the trail and i am with him until six',
      'it is on his collar',
    ])
    expect(decision).toBe('connect')
    expect(signals.map(({ name }) => name)).toContain('particular-reason')
  })

  it('is no officer of a tax office, and one who wants vouchers is hung up on', () => {
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

  it('is no seller who was told no and has nothing else to say', () => {
    const { decision } = call([
      "hi i'm tom with a special offer on new windows, are you the homeowner",
      'okay well it would save you a lot of money',
    ])
    expect(decision).toBe('end')
  })

  it('is nobody hung up on for a single word of the other side', () => {
    const { decision } = call([
      'hi i am calling about the survey of your lot line',
      'the surveyor jim',
      'it is done on tuesday',
    ])
    expect(decision).not.toBe('end')
  })

  it('is no emergency call that a company makes', () => {
    const { decision } = call(['this is an emergency call from your tech support company'])
    expect(decision).not.toBe('connect')
  })

  it('is known by name in any language of the product', () => {
    expect(call(['guten tag hier ist petra von der schule ihrer tochter']).callerName).toBe('Petra')
    expect(call(["bonjour je m'appelle claire moreau c'est pour le colis"]).callerName).toBe(
      'Claire Moreau',
    )
  })

  it('is known by name where they say whose sister they are', () => {
    expect(call(["It's his sister Clara"]).callerName).toBe('Clara')
  })
})
