import type { KnowledgeFact } from 'shared-types'
import { expect, test } from 'vitest'
import { groupsOf, nameOfFact, readAs } from './fact-words.ts'

const fact = (fields: Partial<KnowledgeFact>): KnowledgeFact => ({
  id: 'f',
  kind: 'phone',
  role: null,
  label: '',
  text: '020 7946 0958',
  heading: '',
  page_number: null,
  original: null,
  changed_by: null,
  hidden: false,
  meaning: '',
  ...fields,
})

const hours = (meaning: string) => fact({ kind: 'hours', text: 'Open Mon and Sat', meaning })

test('facts are grouped by their kind', () => {
  const groups = groupsOf([fact({}), fact({ kind: 'price', text: '5 €' }), fact({ text: 'Fax' })])
  expect(groups.map(({ title, lines }) => [title, lines.map(({ text }) => text)])).toEqual([
    ['Phone', ['020 7946 0958', 'Fax']],
    ['Prices', ['5 €']],
  ])
})

test('all facts of one line are shown in one row with all their meanings', () => {
  const [group] = groupsOf([hours('Mon 9:00–17:00'), hours('Sat closed')])
  expect(group?.lines.map(readAs)).toEqual(['Mon 9:00–17:00 · Sat closed'])
})

test('a meaning that the line itself contains is not repeated', () => {
  const [group] = groupsOf([
    fact({ kind: 'email', text: 'Write to a@b.test', meaning: 'a@b.test' }),
  ])
  expect(group?.lines.map(readAs)).toEqual([''])
})

test('a fact is named by its role and its label, each shown once', () => {
  expect(nameOfFact(fact({ role: 'emergency', label: 'At night' }))).toBe('Emergency · At night')
  expect(nameOfFact(fact({ role: 'general' }))).toBe('')
  expect(nameOfFact(fact({ label: 'Double room', text: 'double room: 80 €' }))).toBe('')
  expect(nameOfFact(fact({ kind: 'address', label: 'Address' }))).toBe('')
})
