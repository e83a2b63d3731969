import { describe, expect, it } from 'vitest'
import { WORDINGS } from '../../../wording/index.ts'
import { replyIn } from './reply.ts'

const ours = (language: keyof typeof WORDINGS) =>
  `— ${WORDINGS[language].letter.above} —\n\nAda, 3 Nov 2026:\nYes, in blue.`
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

/** Lines that mail programs write above a quote. */
const INTRODUCTIONS: Record<keyof typeof WORDINGS, string[]> = {
  en: [
    'On Mon, Nov 23, 2026 at 10:12 AM Ada (Bike Shop) <nexus@example.com> wrote:',
    '-----Original Message-----\nFrom: Ada <nexus@example.com>\nSent: Monday\nTo: Vera\nSubject: Your conversation',
  ],
  de: [
    'Am Mo., 23. Nov. 2026 um 10:12 Uhr schrieb Ada (Bike Shop) <\nnexus@example.com>:',
    'Von: Ada <nexus@example.com>\nGesendet: Montag\nAn: Vera\nBetreff: Ihr Gespräch',
  ],
  fr: ['Le lun. 23 nov. 2026 à 10:12, Ada (Bike Shop) <nexus@example.com> a écrit :'],
  es: ['El lun, 23 nov 2026 a las 10:12, Ada (Bike Shop) (<nexus@example.com>) escribió:'],
  it: [
    'Il giorno lun 23 nov 2026 alle ore 10:12 Ada (Bike Shop) <\nnexus@example.com> ha scritto:',
  ],
  pt: ['Em seg., 23 de nov. de 2026 às 10:12, Ada (Bike Shop) <nexus@example.com> escreveu:'],
  nl: ['Op ma 23 nov 2026 om 10:12 schreef Ada (Bike Shop) <nexus@example.com>:'],
}

describe('the new part of an answer', () => {
  for (const [language, introductions] of Object.entries(INTRODUCTIONS)) {
    for (const introduction of introductions) {
      const mail = ours(language as keyof typeof WORDINGS)
      it(`is everything above “${introduction.slice(0, 30)}”`, () => {
        const text = 'That is fine.\n\nCan I have it on Friday?'
        for (const quote of [quoted(mail), mail]) {
          expect(replyIn(`${text}\n\n${introduction}\n\n${quote}`)).toBe(text)
          expect(replyIn(`${text}\n${introduction}\n${quote}`)).toBe(text)
        }
      })
      it(`is found without our marker too, above “${introduction.slice(0, 30)}”`, () => {
        const mailOfOthers = quoted('Yes, in blue.\nRegards')
        expect(replyIn(`Fine.\n\n${introduction}\n${mailOfOthers}`)).toMatch(/^Fine\./)
        expect(replyIn(`Fine.\n\n${introduction}\n${mailOfOthers}`)).not.toContain('in blue')
      })
    }
  }

  it('does not include the signature', () => {
    expect(replyIn('On Friday then.\n\n-- \nVera Example\n+1 202 555 0123')).toBe('On Friday then.')
  })

  it('is everything if nothing else would be left', () => {
    expect(replyIn('> Only a quote')).toBe('> Only a quote')
  })

  it('includes an answer between quotes', () => {
    const reply = replyIn('> Which colour?\nBlue.\n\n> Which size?\nM.')
    expect(reply).toContain('Blue.')
    expect(reply).toContain('M.')
  })

  it('includes a question that ends in a colon', () => {
    expect(replyIn(`I need these:\n- a bell\n- a light\n\n${quoted(ours('en'))}`)).toBe(
      'I need these:\n- a bell\n- a light',
    )
  })
})
