import { describe, expect, it } from 'vitest'
import { factsIn, factsOn } from '../../../test/facts.ts'

const emails = (text: string, language = 'en') =>
  factsIn('email', text, language).map(({ role, value }) => `${role} ${value.address}`)

describe('addresses of mail', () => {
  it('are found in text and behind links', () => {
    expect(emails('Write to Hello@Shop.example today.')).toEqual(['general hello@shop.example'])
    const [linked] = factsOn('email', '<p><a href="mailto:hi@shop.example?subject=x">Write</a></p>')
    expect(linked?.value.address).toBe('hi@shop.example')
  })

  it('are found if they are obfuscated', () => {
    expect(emails('info (at) laden.example')).toEqual(['general info@laden.example'])
    expect(emails('info[at]laden[dot]example')).toEqual(['general info@laden.example'])
  })

  it('have the role of their label or of their name', () => {
    expect(emails('Rechnungen: post@laden.example', 'de')).toEqual(['billing post@laden.example'])
    expect(emails('bookings@inn.example')).toEqual(['bookings bookings@inn.example'])
    expect(emails('Fax: +49 30 2345679 E-Mail: info@laden.example', 'de')).toEqual([
      'general info@laden.example',
    ])
  })

  it('are not file names of pictures', () => {
    expect(emails('logo@2x.png')).toEqual([])
  })
})
