import { describe, expect, it } from 'vitest'
import { beginScreening, endOfCall, hear } from './engine.ts'
import { converse as call } from './eval/converse.ts'
import { STRANGER } from './eval/stranger.ts'

const because = (signals: { because: string }[]) => signals.map((signal) => signal.because)

describe('a screened call', () => {
  it('begins with the question who is calling and why, in the name of the owner', () => {
    expect(beginScreening(STRANGER).say).toBe(
      "Hello, this is Sam's assistant. Who is calling, please, and what is it about?",
    )
  })

  it('does not ask for information that was volunteered', () => {
    const { says, decision } = call([
      "Hi, it's Dana from Riverside Dental, I'm calling to move Sam's cleaning on Tuesday",
      'The hygienist is ill',
    ])
    expect(says.join(' ')).not.toMatch(/who is (?:calling|this)|how did you get/i)
    expect(decision).toBe('connect')
  })

  it('asks twice for a name, and puts a customer through without one', () => {
    const { says, decision, callerName } = call([
      'Do you sharpen mower blades',
      'I have two of them and they are both blunt, can I bring them in today',
    ])
    expect(says[0]).toMatch(/who is calling|your name/i)
    expect(decision).toBe('connect')
    expect(callerName).toBeNull()
  })

  it('follows up when an answer is evasive, and takes a message in the end', () => {
    const { says, decision } = call([
      'Is Sam there',
      'Dave',
      "It's personal",
      'He knows what about',
      'No comment',
      'Just put him on',
    ])
    expect(says).toContain(
      'Sam asked me to check before I put anyone through. In a few words, what is it about?',
    )
    expect(decision).toBe('take_message')
  })

  it('asks at most five questions', () => {
    const { decision, state } = call(Array.from({ length: 9 }, (_, at) => `${at} hm`))
    expect(decision).toBe('take_message')
    expect(state.turns.length).toBeLessThanOrEqual(5)
  })

  it('keeps name and reason for the log', () => {
    const told = call([
      'Good morning, um, my name is Helen Ross',
      "I'm calling about a quote for a new kitchen",
    ])
    expect(told.callerName).toBe('Helen Ross')
    expect(told.callReason).toBe("I'm calling about a quote for a new kitchen")
  })

  it.each([
    ['Who is this?', "Hello, this is Sam's assistant. Who is calling, please"],
    ['Sorry, who is this?', "Hello, this is Sam's assistant. Who is calling, please"],
    ['Wer ist denn da?', 'Guten Tag, hier ist der Assistent von Sam. Wer ist bitte am Apparat'],
  ])(
    'tells who has answered to whoever asks, twice, which counts against nobody: %s',
    (asks, told) => {
      const { says, state } = call([asks, asks, asks])
      expect(says.map((say) => say.startsWith(told))).toEqual([true, true, false])
      expect(state.turns).toHaveLength(1)
    },
  )

  it('does not take an activity for a name', () => {
    expect(call(["Hi, it's the flower shop, I'm standing at your gate"]).callerName).toBeNull()
    expect(call(['Hi, this is Irving from the flower shop']).callerName).toBe('Irving')
  })

  it('keeps for the log how the caller found the number', () => {
    expect(call(['Hello, I found you on Google']).referral).toBe('I found you on Google')
    expect(call(["Hello, I'd like a quote for a new kitchen"]).referral).toBeNull()
  })

  it('refuses a seller once and ends when they continue', () => {
    const { says, decision } = call([
      "Hi, I'm calling to speak to the business owner about your website",
      'I can do a free audit, just a quick demo of our platform for search engine ranking',
    ])
    expect(says[0]).toBe(
      'Thank you, but Sam does not take offers by phone. Is there anything else Sam should know?',
    )
    expect(decision).toBe('end')
  })

  it('ends a sales recording', () => {
    const { decision, signals } = call([
      "We've been trying to reach you about your car's extended warranty. Press one to speak to a specialist",
    ])
    expect(decision).toBe('end')
    expect(because(signals)).toContainEqual(
      expect.stringMatching(/^Told you to press a key: “.*press one.*”\.$/i),
    )
  })

  it('keeps a wanted recording as a message', () => {
    const { decision, says, signals } = call([
      'This is an automated message from Main Pharmacy. Your prescription is ready. Press one to hear this again',
    ])
    expect(decision).toBe('take_message')
    expect(says).toEqual(["Thank you. I'll pass this on to Sam. Goodbye."])
    expect(signals.find(({ name }) => name === 'wording')?.weight).toBe(0)
  })

  it('takes a message outside opening hours instead of putting through', () => {
    const lines = ["Hi it's Lisa from next door", 'a branch fell on my fence', 'you gave it to me']
    expect(call(lines).decision).toBe('connect')
    expect(call(lines, { outsideHours: true }).decision).toBe('take_message')
  })

  it('keeps all that is left as a message beside the reason, except for the goodbye', () => {
    const { state } = call(["Hi it's Lisa from next door", 'a branch fell on my fence', 'Yes'], {
      outsideHours: true,
    })
    const later = ['it broke two boards', 'I am home until five', 'thanks, bye'].reduce(
      (now, line) => hear(now, line).state,
      state,
    )
    expect(endOfCall(later).callReason).toMatch(
      /branch fell on my fence\. it broke two boards\. I am home until five$/,
    )
  })

  it('connects an emergency at once, even outside opening hours', () => {
    const { decision } = call(["Dad collapsed, he's not breathing"], { outsideHours: true })
    expect(decision).toBe('connect')
  })

  it('connects an emergency even after asking for a message', () => {
    const { state } = call(['wrong number I think', 'yes'])
    expect(state.decision).toBe('take_message')
    expect(hear(state, 'wait his wife is unconscious call an ambulance').decision).toBe('connect')
  })

  it('does not put through a grandchild who wants bail and silence', () => {
    const { decision, signals } = call([
      "Grandpa, it's me",
      "It's your grandson, I was arrested and I need bail money, please don't tell mom",
      'please hurry',
      'come on',
      'no',
    ])
    expect(decision).toBe('take_message')
    expect(signals.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['strange-payment', 'secrecy']),
    )
  })

  it('does not believe an authority that demands money', () => {
    const { decision, signals } = call([
      'This is Sergeant Wells from the county police about a traffic matter',
      'You can settle the balance of two hundred dollars with me',
      'It is in the system',
    ])
    expect(decision).not.toBe('connect')
    expect(signals.map(({ name }) => name)).toContain('mismatch')
  })

  it('puts a child through to a parent', () => {
    expect(call(['um is my mommy there']).decision).toBe('connect')
  })

  it('answers a Spanish caller in Spanish', () => {
    const { says } = call(['Hola, buenas tardes, quisiera hablar con el señor Rivera, por favor'])
    expect(says[0]).toMatch(/¿|Gracias|Entiendo/)
  })

  it('speaks the language of the agent, whatever the caller speaks', () => {
    const { state, say } = beginScreening({ ...STRANGER, language: 'es' })
    expect(say).toBe('Hola, soy el asistente de Sam. ¿Quién llama, por favor, y cuál es el motivo?')
    expect(hear(state, 'hola').say).toMatch(/¿/)
    expect(hear(state, 'hello could I speak with him please').say).toMatch(/¿/)
  })

  it('asks a French caller in French', () => {
    const { says } = call(["Bonjour, est-ce que je peux parler à Monsieur Rivera s'il vous plaît"])
    expect(says[0]).toMatch(/^(?:Merci|Puis-je|Je vois).*\?$/)
  })

  it('ends a threat in Spanish and takes a notice in Spanish as a message', () => {
    const threat = 'hay una orden de arresto contra usted compre tarjetas de regalo, oprima uno'
    expect(call([threat]).decision).toBe('end')
    expect(call(['su receta está lista, para escuchar otra vez oprima uno']).decision).toBe(
      'take_message',
    )
  })

  it('takes a message in an unsupported language', () => {
    const { says, decision } = call(['你好，请问里维拉先生在吗'])
    expect(decision).toBe('take_message')
    expect(says[0]).toContain('Please leave your message')
  })

  it('asks a silent caller twice and then takes a message', () => {
    const { says, decision } = call(['', '', ''])
    expect(says[0]).toBe('Hello, is anyone there?')
    expect(decision).toBe('take_message')
  })

  it('leaves a message with another machine', () => {
    expect(call(['Please leave your message after the tone']).decision).toBe('take_message')
  })

  it('tells a misdialled caller that the number is wrong', () => {
    const { says, decision } = call(['oh sorry I think I have the wrong number'])
    expect(decision).toBe('take_message')
    expect(says[0]).toContain('wrong number')
  })
})

describe('a caller who uses the words of scammers and sellers', () => {
  it.each([
    [["Hi, it's Lou about the donation you promised for our school raffle", 'The basket']],
    [
      [
        'This is the solar company, your panels go up on the roof tomorrow',
        'Clear the drive please',
      ],
    ],
    [['Your Apple gift card order is ready for pick up at the store', '']],
    [["Dad, don't hang up, I lost my phone and I need money for the bus", "It's Leo"]],
    [['Warranty department at the dealer, your recall part is in', 'The service desk']],
    [['A suspicious charge on your card, please call the number on its back', '']],
  ])('is not hung up on: %o', (lines) => {
    expect(call([...lines, '', '', '']).decision).not.toBe('end')
  })
})

describe('the known facts about a number', () => {
  const STRANGER = ['Hi, this is Mark Lee', 'a thing I wanted to ask', 'around']

  it('put it through if it is on the allow list', () => {
    const { decision, signals } = call(STRANGER, { onAllowList: true })
    expect(decision).toBe('connect')
    expect(because(signals)).toContain('The number is on your allow list.')
  })

  it('put it through if it is in the address book, unless it is on the block list', () => {
    const [begins] = STRANGER
    const { decision, signals } = call([begins!], { isContact: true })
    expect(decision).toBe('connect')
    expect(call([begins!], {}).decision).toBe(null)
    expect(because(signals)).toContain('The number is in your contacts.')
    expect(call(STRANGER, { isContact: true, onBlockList: true }).decision).toBe('end')
  })

  it('show the owner its type of line and its name, and decide nothing alone', () => {
    const facts = { lineType: 'nonFixedVoip', registeredName: 'ROSA LIND' }
    const { decision, signals } = call(STRANGER.slice(0, 1), facts)
    expect(decision).toBe(null)
    expect(because(signals)).toContain(
      'The number is of an internet line, which anybody can rent anywhere.',
    )
    expect(because(signals)).toContain('The number is registered to ROSA LIND.')
  })

  it('do not put it through from the allow list if it is forged', () => {
    const facts = { onAllowList: true, stirVerstat: 'TN-Validation-Failed-A' }
    expect(call(STRANGER.slice(0, 1), facts).decision).toBe(null)
  })

  it('end the call if it is on the block list, but take a message in an emergency', () => {
    expect(call(STRANGER, { onBlockList: true }).decision).toBe('end')
    const emergency = call(['his son is unconscious, this is his teacher Ann'], {
      onBlockList: true,
    })
    expect(emergency.decision).toBe('take_message')
  })

  it.each([
    [{ stirVerstat: 'TN-Validation-Passed-A' }, "The network vouches for the caller's number."],
    [
      { stirVerstat: 'TN-Validation-Failed-B' },
      'The number shown failed its check: it may be forged.',
    ],
    [{ outsideHours: true }, 'The call came outside your opening hours.'],
    [{ callsBefore: 2, lastOutcomes: ['connect' as const] }, 'Was put through before (1×).'],
    [{ callsBefore: 2, lastOutcomes: ['end' as const] }, 'Was turned away before (1×).'],
    [{ callsBefore: 2 }, 'Called before (2×).'],
  ])('are weighed and explained: %o', (facts, sentence) => {
    expect(because(call(['hello'], facts).signals)).toContain(sentence)
  })
})

describe('a screening', () => {
  const LINES = ["Hi it's Lisa from next door", 'a branch fell on my fence', 'you gave it to me']

  it('has the same result every time', () => {
    expect(call(LINES)).toEqual(call(LINES))
  })

  it('continues from a stored state as if it was never interrupted', () => {
    const { state } = hear(beginScreening(STRANGER).state, LINES[0]!)
    const restored = JSON.parse(JSON.stringify(state))
    expect(hear(restored, LINES[1]!)).toEqual(hear(state, LINES[1]!))
  })

  it('names a reason in a sentence for every signal', () => {
    for (const { because: sentence } of call(LINES).signals)
      expect(sentence).toMatch(/^[A-Z].*[.]$/)
  })
})
