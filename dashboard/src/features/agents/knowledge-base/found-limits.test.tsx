import { render, screen } from '@testing-library/react'
import type { CrawlLimit, CrawlResult } from 'shared-types'
import { expect, test } from 'vitest'
import { FoundDocuments } from './FoundDocuments.tsx'
import { FoundPages } from './FoundPages.tsx'

const found = (limits?: CrawlLimit[]): CrawlResult => ({
  refId: 'crawl',
  links: ['https://shop.test/'],
  left_out: 0,
  sections: [{ path: '/', taken: 1, found: 1 }],
  documents: ['https://shop.test/menu.pdf'],
  ...(limits && { limits }),
})
const none = () => {}
const show = (result: CrawlResult) =>
  render(
    <>
      <FoundPages
        found={result}
        removed={new Set()}
        onRemove={none}
        onRestore={none}
        onTakeAll={none}
        taking={undefined}
      />
      <FoundDocuments found={result} chosen={new Set()} onChoose={none} />
    </>,
  )

test('an owner reads why a website may have more pages and PDFs than were found', () => {
  show(found(['opened', 'time', 'documents']))
  screen.getByText(
    'The website may have more pages and PDFs: it did not answer fast enough to look at all of it.',
  )
  screen.getByText('The website links to more PDFs: only the first 100 are listed.')
})

test('an owner reads that a sitemap which the website announces could not be read', () => {
  show(found(['unread_sitemap', 'depth']))
  screen.getByText(
    'The website may have more pages and PDFs: a sitemap that its robots.txt names could not be read or is empty.',
  )
})

test.each([[[]], [undefined]])(
  'an owner reads nothing of limits where none was reached: %s',
  (limits) => {
    show(found(limits))
    expect(screen.queryByText(/more/)).toBeNull()
  },
)
