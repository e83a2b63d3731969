import { expect, it } from 'vitest'
import { withoutDeepNesting } from './nesting.ts'

it('a page is nested no deeper than a page can be, and keeps its text', () => {
  const deep = `${'<div>'.repeat(5_000)}buried${'</div>'.repeat(5_000)}<p>after</p>`
  const shallow = withoutDeepNesting(deep)
  expect(shallow.match(/<div>/g)).toHaveLength(2_000)
  expect(shallow.match(/<\/div>/g)).toHaveLength(2_000)
  expect(shallow).toContain('buried')
  expect(shallow).toContain('<p>after</p>')
})

it('a page with unclosed list items is unchanged', () => {
  const page = '<ul>' + '<li>one'.repeat(5_000)
  expect(withoutDeepNesting(page)).toBe(page)
})
