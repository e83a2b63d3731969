import { describe, expect, it } from 'vitest'
import { factsIn, factsOn } from '../../../test/facts.ts'

const phones = (text: string, language = 'en', url: string | null = null) =>
  factsIn('phone', text, language, url).map(({ role, value }) => `${role} ${value.number}`)

describe('telephone numbers', () => {
  it('have their country code if the page is from one country', () => {
    expect(phones('Tel. 030 2345678', 'de', 'https://laden.example.de/')).toEqual([
      'general +49302345678',
    ])
    expect(phones('Ring us: 020 7946 0958', 'en', 'https://shop.example.co.uk/')).toEqual([
      'general +442079460958',
    ])
  })

  it('stay unchanged if the country is not known', () => {
    expect(phones('Telefon: 030 2345678', 'de')).toEqual(['general 030 2345678'])
  })

  it('are read separately if they stand side by side', () => {
    expect(phones('030.2345678 030.2345679 / 030.2345670', 'de')).toHaveLength(3)
  })

  it.each([
    ['en', 'Reception: +44 20 7946 0958', 'reception'],
    ['en', 'F: 020 7946 0102', 'fax'],
    ['de', 'Notdienst: +49 30 2345678', 'emergency'],
    ['de', 'Telefax +49 30 2345678', 'fax'],
    ['fr', 'Service commercial : +33 1 42 68 53 00', 'sales'],
    ['es', 'Urgencias: +34 912 345 678', 'emergency'],
    ['it', 'Prenotazioni: +39 06 6988 1234', 'bookings'],
    ['pt', 'Telemóvel: +351 912 345 678', 'mobile'],
    ['nl', 'Klantenservice: +31 20 794 5678', 'support'],
  ])('in %s have the role of their label: %s', (language, line, role) => {
    expect(phones(line, language)[0]).toMatch(new RegExp(`^${role} `))
  })

  it('never become general if they are for emergencies, wherever the word is', () => {
    const lines = [
      'In an emergency outside our hours please call +44 20 7946 0958.',
      'Emergencies\n+44 20 7946 0958',
      '+44 20 7946 0958 (emergencies only)',
      'Emergencies (also at night) Dr. Rosa Lind +44 20 7946 0958',
      'Locked out? Our 24 hr line +44 20 7946 0958',
    ]
    for (const text of lines) expect(phones(text)).toEqual(['emergency +442079460958'])
    const below = factsOn('phone', '<h2>Notfälle</h2><p>Tel. +49 30 2345678</p>', {
      language: 'de',
    })
    expect(below.map(({ role }) => role)).toEqual(['emergency'])
  })

  it('keep their roles if several share a line', () => {
    expect(phones('Tel: +49 30 2345678 Fax: +49 30 2345679 Notfall: +49 30 2345670', 'de')).toEqual(
      ['general +49302345678', 'fax +49302345679', 'emergency +49302345670'],
    )
  })

  it('keep their roles if labels have no colons', () => {
    expect(phones('Telefon 030 2345678 Telefax 030 2345679', 'de')).toEqual([
      'general 030 2345678',
      'fax 030 2345679',
    ])
  })

  it('are found in the links of call buttons', () => {
    const [phone] = factsOn('phone', '<p>Questions? <a href="tel:+442079460958">Call us</a></p>')
    expect(phone).toMatchObject({ role: 'general', value: { number: '+442079460958' } })
  })

  it.each([
    'IBAN DE89 3704 0044 0532 0130 00',
    'USt-IdNr.: DE 123 456 789',
    'Handelsregister HRB 123 456 78',
    'Bestellnummer 030 2345678',
    'Vom 01.02.2025 bis 03.04.2026 geöffnet',
    'Elmweg 6 59320 Musterstadt',
    'Nur 1 299,00 €',
    'P.IVA 01234567890',
    'Neue Hebebühne für Wohnmobile: 05.05.2026',
  ])('are not read into other numbers: %s', (line) => {
    expect(phones(line, 'de', 'https://laden.example.de/')).toEqual([])
  })

  it.each([
    ['+1 (312) 555‑0188', '+13125550188'],
    ['01.46.55.01.23', '01.46.55.01.23'],
  ])('are read in whatever form they are written: %s', (written, number) => {
    expect(factsIn('phone', written, 'fr').map(({ value }) => value.number)).toEqual([number])
  })

  it('are not years in brackets', () => {
    expect(phones('Rosa Lind (1940–1960) kept the mill.')).toEqual([])
  })
})
