import { describe, expect, it } from 'vitest'
import { listen } from './listen.ts'

const smallTalkOf = (text: string) => listen(text, { languages: [], before: null }).smallTalk

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
    ['What is this place called?', 'identity'],
    ['Hi, what is the name of your shop?', 'identity'],
    ['Wie heißt euer Laden?', 'identity'],
    ['¿Cómo se llama la tienda?', 'identity'],
  ])('is recognised in “%s”', (text, kind) => {
    expect(smallTalkOf(text)).toBe(kind)
  })

  it.each([
    'Hello, how much is a crown?',
    'who are your suppliers?',
    'who runs it?',
    'how long have you been going?',
    'this number?',
    'wie alt ist deine Maschine?',
    'What is the chef called?',
    'Wie heißt der Koch?',
    'Thanks, and on Sunday?',
    'Wait, how much is it?',
    'Are you open?',
    'My name is on the wrong invoice',
    'My name is Grace and I have lost my key',
    'My name is Grace. How much is a crown?',
  ])('is not seen in the question “%s”', (text) => {
    expect(smallTalkOf(text)).toBeNull()
  })

  it('is not found in long texts', () => {
    expect(smallTalkOf('thank you very much '.repeat(100))).toBeNull()
  })
})
