import { expect, it } from 'vitest'
import { detectLanguage } from './detect.ts'

it.each(['ada@example.com', 'https://musterhaus.example/preise', 'www.casa.example', 'A-1042'])(
  '%s is in no language: that of before holds',
  (text) => {
    expect(detectLanguage(text, { languages: ['en'], before: 'nl' })).toBe('nl')
    expect(detectLanguage(text, { languages: [], before: null })).toBe('en')
  },
)

it('an address beside words leaves their language', () => {
  const text = 'Meine Adresse ist joao.oliveira@exemplo.com.br'
  expect(detectLanguage(text, { languages: ['pt'], before: null })).toBe('de')
})
