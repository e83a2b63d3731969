import { expect, it } from 'vitest'
import { parseDocument } from './dom.ts'
import { profilesOf } from './named-links.ts'
import { treeOf } from './tree.ts'

it('profiles have the name of their site, also below "com.uy"', () => {
  const link = (site: string, text: string) => `<a href="https://www.${site}/shop">${text}</a>`
  const page = link('payments.com.uy', 'Payments') + link('pictures.com', 'Pictures')
  const root = treeOf(parseDocument(page).documentElement)
  expect(profilesOf(root, 'shop.example')[0]?.cells?.map(({ name }) => name)).toEqual([
    'Payments',
    'Pictures',
  ])
})
