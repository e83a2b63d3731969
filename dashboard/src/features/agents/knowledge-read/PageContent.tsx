import { ExternalLink, TriangleAlert } from 'lucide-react'
import type { KnowledgePage } from 'shared-types'
import { styled } from 'styled-components'
import { visuallyHidden } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { missingText, nameOfPage, placeOfPage } from './page-words.ts'
import { fileAddress, type PageOfItem } from './queries.ts'
import { ReadRows } from './ReadRows.tsx'

type Props = {
  page: KnowledgePage
  of: PageOfItem
  /** Nothing beside it shows which page it is. */
  isAlone: boolean
  isReadOnly: boolean
}

/** One page: the link to the original, remarks on how it was read, and the content that was read. */
export function PageContent({ page, of, isAlone, isReadOnly }: Props) {
  const { url, reason, notices, passages, missing_since: missing } = page
  const original = url ?? fileAddress(of.agentId, of.kbId)
  // Where a page has no passages, the same text is shown in their place.
  const remarks =
    passages > 0
      ? [reason, missing && missingText(missing), ...notices.map(({ text }) => text)]
      : []
  return (
    <Scroller tabIndex={0} role="region" aria-label={`What was read: ${nameOfPage(page)}`}>
      <Head>
        <div>
          <Title>{isAlone ? 'What was read' : nameOfPage(page)}</Title>
          <Place>{placeOfPage(page)}</Place>
        </div>
        <Original href={original} target="_blank" rel="noreferrer">
          Open the original
          <ExternalLink size={14} aria-hidden />
          <Unseen>in a new tab</Unseen>
        </Original>
      </Head>
      {remarks.map(
        (remark) =>
          remark && (
            <Remark key={remark}>
              <TriangleAlert size={16} aria-hidden />
              {remark}
            </Remark>
          ),
      )}
      <ReadRows {...{ page, of, original, isReadOnly }} />
    </Scroller>
  )
}

const Scroller = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  overflow-y: auto;
  min-width: 0;
  padding: ${space[6]};
  &:focus-visible {
    outline-offset: -2px;
  }
`
const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
`
const Title = styled.h3`
  font-size: ${font.size[20]};
  overflow-wrap: anywhere;
`
const Place = styled.p`
  margin-top: ${space.half};
  color: ${color.muted};
  font-size: ${font.size[13]};
  overflow-wrap: anywhere;
`
const Original = styled.a`
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${space[1]};
  color: ${color.accentText};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
  &:hover {
    text-decoration: underline;
  }
`
const Unseen = styled.span`
  ${visuallyHidden}
`
const Remark = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-top: ${space[3]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.neutralSoft};
  color: ${color.neutralText};
  font-size: ${font.size[13]};
`
