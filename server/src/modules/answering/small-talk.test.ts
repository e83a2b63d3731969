import { describe, expect, it } from 'vitest'
import { replyToSmallTalk, smallTalkOf } from './small-talk.ts'
import type { AgentProfile } from './types.ts'

const agent: AgentProfile = {
  id: '1',
  userId: '2',
  name: 'Robin',
  type: 'CHATBOT',
  instructions: '',
  language: 'auto',
  allowHandover: true,
  handoverMessage: 'One moment, a person is coming.',
  hasBookingPage: false,
  timeZone: null,
  spokenName: null,
  brandName: 'Acme',
}

describe('small talk', () => {
  it.each([
    ['Hello!', 'greeting'],
    ['good morning', 'greeting'],
    ['Guten Tag', 'greeting'],
    ['thanks a lot!', 'thanks'],
    ['Merci beaucoup', 'thanks'],
    ['bye', 'goodbye'],
    ['Hello, good morning.', 'greeting'],
    ['No, thank you.', 'thanks'],
    ['One moment, please.', 'wait'],
    ['Hello? Can you hear me?', 'presence'],
    ['Hi, my name is Grace Hopper.', 'introduction'],
    ['Mein Name ist Hopper', 'introduction'],
    ['Who are you?', 'identity'],
    ['are you a bot?', 'identity'],
  ])('is recognised in “%s”', (text, kind) => {
    expect(smallTalkOf(text)).toBe(kind)
  })

  it.each([
    'Hello, how much is a crown?',
    'who are your suppliers?',
    'Thanks, and on Sunday?',
    'Wait, how much is it?',
    'Are you open?',
    'My name is on the wrong invoice',
    'My name is Grace and I have lost my key',
    'My name is Grace. How much is a crown?',
  ])('is not seen in the question “%s”', (text) => {
    expect(smallTalkOf(text)).toBeNull()
  })

  it('is refused at once in a word made to be slow to read', () => {
    expect(smallTalkOf(`My name is ${'a'.repeat(8_000)} 1`)).toBeNull()
  })

  it('is answered from the profile of the agent, in the language of the visitor', () => {
    expect(replyToSmallTalk('identity', agent, 'who are you?')).toContain(
      "I'm the automated assistant of Acme",
    )
    expect(replyToSmallTalk('greeting', agent, 'Bonjour')).toBe(
      'Bonjour ! Que souhaitez-vous savoir ?',
    )
    expect(replyToSmallTalk('thanks', { ...agent, language: 'de' }, 'thanks')).toContain(
      'Gern geschehen',
    )
  })
})
