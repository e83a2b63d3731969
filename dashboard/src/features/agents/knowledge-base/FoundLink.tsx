import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { pathOfLink } from './source-rules.ts'

/** One page that was found; it can be removed before reading. */
export function FoundLink({ link, onRemove }: { link: string; onRemove: (link: string) => void }) {
  return (
    <Item>
      <LinkText title={link}>{pathOfLink(link)}</LinkText>
      <IconButton label={`Remove ${link}`} icon={<X />} onClick={() => onRemove(link)} />
    </Item>
  )
}

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space.half} ${space[1]} ${space.half} ${space[3]};
  /* A site may have hundreds of pages: those outside the visible area are not laid out. */
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
