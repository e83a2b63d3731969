import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { KnowledgePage } from 'shared-types'
import { styled } from 'styled-components'
import { longDate } from '~/lib/dates.ts'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, motion, radius, size, space } from '~/theme/tokens.ts'
import { Rows } from '~/ui/Rows.tsx'
import { SearchField } from '~/ui/SearchField.tsx'
import { detailOfPage, matchingPages, nameOfPage } from './page-words.ts'

/** Up to this number, pages can be seen at a glance and need no search. */
const SEARCH_FROM = 8

type Props = { pages: KnowledgePage[]; chosenId: string; onChoose: (id: string) => void }

export function PageList({ pages, chosenId, onChoose }: Props) {
  const [search, setSearch] = useState('')
  const found = matchingPages(pages, search)
  return (
    <Side aria-label="Pages">
      {pages.length >= SEARCH_FROM && (
        <Search>
          <SearchField
            label="Search pages"
            placeholder="Search pages"
            value={search}
            onSearch={setSearch}
          />
        </Search>
      )}
      <Nothing role="status">{found.length === 0 && 'No page is called so.'}</Nothing>
      <List>
        <Rows of={found}>
          {(page) => (
            <Item>
              <Choice
                type="button"
                aria-current={page.id === chosenId || undefined}
                onClick={() => onChoose(page.id)}
              >
                <Name>{nameOfPage(page)}</Name>
                <Detail>{detailOfPage(page)}</Detail>
                <Remark page={page} />
              </Choice>
            </Item>
          )}
        </Rows>
      </List>
    </Side>
  )
}

function Remark({ page }: { page: KnowledgePage }) {
  const { status, notices, passages, missing_since: missing } = page
  if (status === 'failed') return <Warning>Could not be read{passages > 0 && ' again'}</Warning>
  if (status === 'pending') return <Detail>Waiting to be read</Detail>
  if (missing) return <Warning>Not found on {longDate(missing)}</Warning>
  if (notices.length === 0) return null
  return (
    <Warning>
      <TriangleAlert size={12} aria-hidden /> Not all of it was read
    </Warning>
  )
}

const Side = styled.nav`
  display: flex;
  flex-direction: column;
  flex-shrink: 0;
  width: ${size.readerList};
  border-right: 1px solid ${color.line};
  @media (width < ${size.sideBySide}) {
    width: 100%;
    max-height: 35%;
    border-right: 0;
    border-bottom: 1px solid ${color.line};
  }
`
const Search = styled.div`
  padding: ${space[3]} ${space[3]} 0;
`
const List = styled.ul`
  flex: 1;
  overflow-y: auto;
  min-height: 0;
  padding: ${space[2]};
`
const Item = styled.li`
  /* A site may have hundreds of pages: those outside the visible area are not laid out. */
  content-visibility: auto;
  contain-intrinsic-size: auto 54px;
`
const Choice = styled.button`
  width: 100%;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  text-align: left;
  transition: background ${motion.fast};
  &:hover {
    background: ${color.sunken};
  }
  &[aria-current] {
    background: ${color.accentSoft};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
const Name = styled.span`
  ${ellipsis}
  display: block;
  font-weight: ${font.weight.medium};
`
const Detail = styled.span`
  ${ellipsis}
  display: block;
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Warning = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.neutralText};
  font-size: ${font.size[12]};
`
const Nothing = styled.p`
  color: ${color.muted};
  text-align: center;
  &:not(:empty) {
    padding: ${space[8]} ${space[4]};
  }
`
