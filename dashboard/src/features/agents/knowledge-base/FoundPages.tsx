import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { counted } from '~/lib/text.ts'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { pathOfLink } from './source-rules.ts'

type Props = {
  links: string[]
  removed: ReadonlySet<string>
  onRemove: (link: string) => void
  onRestore: () => void
}

/** The links a crawl found, each removable before they are read. */
export function FoundPages({ links, removed, onRemove, onRestore }: Props) {
  const kept = links.filter((link) => !removed.has(link))
  return (
    <Box>
      <Head>
        <span role="status">{counted(kept.length, 'page')} to read</span>
        {removed.size > 0 && (
          <Button size="small" variant="quiet" onClick={onRestore}>
            Bring back {removed.size}
          </Button>
        )}
      </Head>
      <List aria-label="Pages found">
        {kept.map((link) => (
          <Item key={link}>
            <LinkText title={link}>{pathOfLink(link)}</LinkText>
            <IconButton label={`Remove ${link}`} icon={<X />} onClick={() => onRemove(link)} />
          </Item>
        ))}
        {kept.length === 0 && <Nothing>All pages were removed.</Nothing>}
      </List>
    </Box>
  )
}

const Box = styled.div`
  margin-top: ${space[4]};
`
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${space[8]};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
`
const List = styled.ul`
  overflow-y: auto;
  max-height: min(260px, 28vh);
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`
const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space.half} ${space[1]} ${space.half} ${space[3]};
  /* A site may have hundreds of pages: what is out of sight is not laid out. */
  content-visibility: auto;
  contain-intrinsic-size: auto 36px;
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const LinkText = styled.span`
  ${ellipsis}
  font-size: ${font.size[13]};
`
const Nothing = styled.li`
  padding: ${space[4]};
  color: ${color.muted};
  text-align: center;
`
