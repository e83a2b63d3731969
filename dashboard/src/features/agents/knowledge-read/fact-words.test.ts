import type { KnowledgeFact } from 'shared-types'
import { expect, test } from 'vitest'
import { groupsOf, nameOfFact } from './fact-words.ts'

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
  ...fields,
})

test('facts stand under what they are', () => {
  const [phone, fax, price] = [fact({}), fact({ role: 'fax' }), fact({ kind: 'price' })]
  expect(groupsOf([phone, price, fax])).toEqual([
    { kind: 'phone', title: 'Phone', facts: [phone, fax] },
    { kind: 'price', title: 'Prices', facts: [price] },
  ])
})

test('a fact is named by whom it reaches and by its label, each said once', () => {
  expect(nameOfFact(fact({ role: 'emergency', label: 'At night' }))).toBe('Emergency · At night')
  expect(nameOfFact(fact({ role: 'general' }))).toBe('')
  expect(nameOfFact(fact({ label: 'Double room', text: 'double room: 80 €' }))).toBe('')
})
