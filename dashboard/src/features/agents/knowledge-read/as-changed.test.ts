import type { KnowledgePassage } from 'shared-types'
import { expect, test } from 'vitest'
import { asChanged } from './as-changed.ts'

const row: KnowledgePassage = {
  id: 'p',
  text: 'Open on Monday.',
  heading: '',
  page_number: null,
  original: null,
  changed_by: null,
  hidden: false,
}

test('a corrected row keeps its original text, through a second correction and back', () => {
  const once = asChanged(row, { text: 'Open on Tuesday.' })
  expect(once).toEqual({
    ...row,
    text: 'Open on Tuesday.',
    original: 'Open on Monday.',
    changed_by: 'owner',
  })
  expect(asChanged(once, { text: 'Closed.' }).original).toBe('Open on Monday.')
  expect(asChanged(once, { text: null })).toEqual(row)
})

test('a row corrected back to its original text counts as unchanged', () => {
  expect(asChanged(row, { text: 'Open on Monday.' })).toEqual(row)
})

test('hiding a row leaves its words alone', () => {
  const hidden = asChanged(row, { hidden: true })
  expect(hidden).toEqual({ ...row, hidden: true, changed_by: 'owner' })
  expect(asChanged(hidden, { hidden: false })).toEqual(row)
})
