import { describe, expect, it } from 'vitest'
import { detectLanguage } from './detect.ts'

it.each(['ada@example.com', 'https://musterhaus.example/preise', 'www.casa.example', 'A-1042'])(
  '%s has no language of its own: the previous one stays',
  (text) => {
    expect(detectLanguage(text, { languages: ['en'], before: 'nl' })).toBe('nl')
    expect(detectLanguage(text, { languages: [], before: null })).toBe('en')
  },
)

it('an address beside words leaves their language', () => {
  const text = 'Meine Adresse ist joao.oliveira@exemplo.com.br'
  expect(detectLanguage(text, { languages: ['pt'], before: null })).toBe('de')
})

it.each([
  'Vera Lind, vera@example.org',
  'Lisa Rossi, 0171 2345678',
  'Anna Müller',
  'Moore. Rebecca Moore.',
])('%s keeps the previous language', (text) => {
  expect(detectLanguage(text, { languages: ['en'], before: 'nl' })).toBe('nl')
  expect(detectLanguage(text, { languages: ['en'], before: null })).toBe('en')
})

it.each([
  ['Guten Tag', 'de'],
  ['Buenos Días', 'es'],
])('%s is not a name, and has its language', (text, language) => {
  expect(detectLanguage(text, { languages: ['en'], before: 'en' })).toBe(language)
})

describe('a text with nearly no words but those of the knowledge', () => {
  const words = new Set(['pedido', 'minimo', 'cuanto', 'el'])
  const isWritten = (word: string) => words.has(word)

  it('is in the language of the knowledge', () => {
    const context = { languages: ['es'], before: null }
    expect(detectLanguage('pedido minimo?', context)).toBe('pt')
    expect(detectLanguage('pedido minimo?', { ...context, isWritten })).toBe('es')
    expect(detectLanguage('qual é o pedido minimo?', { ...context, isWritten })).toBe('pt')
  })

  it('is in the language of the conversation where that is what it seems', () => {
    const context = { languages: ['es'], before: 'pt', isWritten }
    expect(detectLanguage('pedido minimo?', context)).toBe('pt')
  })
})
