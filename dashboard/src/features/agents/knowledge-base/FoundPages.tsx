import type { CrawlResult } from 'shared-types'
import { styled } from 'styled-components'
import { counted } from '~/lib/text.ts'
import { tabular } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { FoundLink } from './FoundLink.tsx'
import { FoundSection } from './FoundSection.tsx'
import { linksBySection, morePages } from './found-site.ts'

/** With fewer pages than this, the sections are open at first, because all can be seen at a glance. */
const FEW_PAGES = 15

type Props = {
  found: CrawlResult
  removed: ReadonlySet<string>
  onRemove: (links: string[]) => void
  onRestore: (links: string[]) => void
  /** Reads a section completely instead of a share of it. */
  onTakeAll: (path: string) => void
  /** Path of the section that is being loaded completely. */
  taking: string | undefined
}

/** The pages that a crawl found, by section; each can be removed before reading. */
export function FoundPages({ found, removed, onRemove, onRestore, onTakeAll, taking }: Props) {
  const { links, left_out } = found
  const sections = linksBySection(found)
  const gone = links.filter((link) => removed.has(link))
  const more = morePages(found)
  const kept = links.filter((link) => !removed.has(link))
  return (
    <Box>
      <Head>
        <span role="status">{counted(kept.length, 'page')} to read</span>
        {gone.length > 0 && (
          <Button size="small" variant="quiet" onClick={() => onRestore(gone)}>
            Bring back {gone.length}
          </Button>
        )}
      </Head>
      {left_out > 0 && (
        <LeftOut>
          {(links.length + left_out).toLocaleString('en')} pages found,{' '}
          {left_out.toLocaleString('en')} left out.{' '}
          {sections.length > 1 &&
            'Every section has its share; take one in full where it matters more.'}
        </LeftOut>
      )}
      {more && <LeftOut>{more}</LeftOut>}
      <List aria-label="Pages found">
        {sections.length > 1
          ? sections.map((section) => (
              <FoundSection
                key={section.path}
                section={section}
                removed={removed}
                open={links.length <= FEW_PAGES}
                onRemove={onRemove}
                onRestore={onRestore}
                onTakeAll={onTakeAll}
                taking={taking === section.path}
              />
            ))
          : kept.map((link) => (
              <FoundLink key={link} link={link} onRemove={() => onRemove([link])} />
            ))}
        {sections.length <= 1 && kept.length === 0 && <Nothing>All pages were removed.</Nothing>}
      </List>
    </Box>
  )
}

const Box = styled.div`
  margin-top: ${space[4]};
`
const Head = styled.div`
  ${tabular}
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${space[8]};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
`
const LeftOut = styled.p`
  ${tabular}
  margin-bottom: ${space[3]};
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const List = styled.ul`
  overflow-y: auto;
  max-height: min(320px, 34vh);
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`
const Nothing = styled.li`
  padding: ${space[4]};
  color: ${color.muted};
  text-align: center;
`
