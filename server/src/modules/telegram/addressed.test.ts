import { describe, expect, it } from 'vitest'
import type { TelegramMessage } from '../../ports/telegram/index.ts'
import { entitiesOf } from '../../ports/telegram/local/entities.ts'
import { addressed } from './addressed.ts'

const bot = { id: 42, username: 'HarbourBot' }

const read = (text: string, more: object = {}) =>
  addressed({ text, entities: entitiesOf(text), ...more } as TelegramMessage, bot)

describe('a message for the bot', () => {
  it.each([
    ['/auth abc', { kind: 'command', name: 'auth', argument: 'abc' }],
    ['/AUTH@harbourbot  abc', { kind: 'command', name: 'auth', argument: 'abc' }],
    ['@HarbourBot are you open?', { kind: 'words', text: 'are you open?' }],
    ['@harbourbot: are you open?', { kind: 'words', text: 'are you open?' }],
    ['Open, @HarbourBot?', { kind: 'words', text: 'Open, ?' }],
    ['🚲 @HarbourBot tyres?', { kind: 'words', text: '🚲 tyres?' }],
    ['@HarbourBot', { kind: 'words', text: '' }],
  ])('is read from %s', (text, wanted) => {
    expect(read(text)).toEqual(wanted)
  })

  it.each(['Lunch?', '/auth@OtherBot abc', '@OtherBot hello', 'see /auth'])('is not %s', (text) => {
    expect(read(text)).toBeNull()
  })

  it('can be a reply to it, a mention without its name, or a caption', () => {
    const reply = { reply_to_message: { from: { id: 42 } } }
    expect(read('until when?', reply)).toEqual({ kind: 'words', text: 'until when?' })
    expect(read('until when?', { reply_to_message: { from: { id: 7 } } })).toBeNull()
    const mention = [{ type: 'text_mention', offset: 0, length: 3, user: { id: 42 } }]
    expect(read('You there?', { entities: mention })).toEqual({ kind: 'words', text: 'there?' })
    const photo = { caption: '/ask what is this?', caption_entities: entitiesOf('/ask') }
    expect(addressed(photo as TelegramMessage, bot)).toEqual({
      kind: 'command',
      name: 'ask',
      argument: 'what is this?',
    })
  })
})
