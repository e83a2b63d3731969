import { ChevronRight, X } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { ellipsis, tabular } from '~/theme/mixins.ts'
import { color, font, motion, radius, size, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { FoundLink } from './FoundLink.tsx'
import type { LinkedSection } from './found-site.ts'

type Props = {
  section: LinkedSection
  removed: ReadonlySet<string>
  /** Whether the section is open at first. */
  open: boolean
  onRemove: (links: string[]) => void
  onRestore: (links: string[]) => void
  onTakeAll: (path: string) => void
  taking: boolean
}

/** A part of a website: which of its pages will be read, and how many. */
export function FoundSection({
  section: { path, found, links },
  removed,
  open,
  onRemove,
  onRestore,
  onTakeAll,
  taking,
}: Props) {
  const [isOpen, setIsOpen] = useState(open)
  const listId = useId()
  const kept = links.filter((link) => !removed.has(link))
  const isRemoved = kept.length === 0 && links.length > 0
  const name = path === '/' ? 'Main pages' : path
  return (
    <Item>
      <Row>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Chevron size={14} aria-hidden $open={isOpen} />
          <Name title={path} $removed={isRemoved}>
            {name}
          </Name>
          <Count>{countOf(kept.length, found)}</Count>
        </Toggle>
        <Actions>
          {!isRemoved && links.length < found && (
            <Button size="small" variant="quiet" pending={taking} onClick={() => onTakeAll(path)}>
              Take all
            </Button>
          )}
          {isRemoved ? (
            <Button size="small" variant="quiet" onClick={() => onRestore(links)}>
              Bring back
            </Button>
          ) : (
            <IconButton
              label={`Remove ${name}`}
              icon={<X />}
              disabled={links.length === 0}
              onClick={() => onRemove(kept)}
            />
          )}
        </Actions>
      </Row>
      <Links id={listId} hidden={!isOpen} aria-label={name}>
        {isOpen &&
          kept.map((link) => (
            <FoundLink key={link} link={link} onRemove={() => onRemove([link])} />
          ))}
      </Links>
    </Item>
  )
}

const countOf = (kept: number, found: number): string =>
  kept === found
    ? found.toLocaleString('en')
    : `${kept.toLocaleString('en')} of ${found.toLocaleString('en')}`

const Item = styled.li`
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const Row = styled.div`
  display: grid;
  /* The same width in every row, so that the counts are aligned. */
  grid-template-columns: minmax(0, 1fr) 118px;
  align-items: center;
  padding-right: ${space[1]};
`
const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
`
const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.control};
  padding: 0 ${space[2]} 0 ${space[3]};
  border-radius: ${radius.small};
  text-align: left;
  &:focus-visible {
    outline-offset: -2px;
  }
`
const Chevron = styled(ChevronRight)<{ $open: boolean }>`
  flex-shrink: 0;
  color: ${color.muted};
  rotate: ${({ $open }) => ($open ? '90deg' : '0deg')};
  transition: rotate ${motion.fast} ${motion.ease};
`
const Name = styled.span<{ $removed: boolean }>`
  ${ellipsis}
  color: ${({ $removed }) => ($removed ? color.muted : color.text)};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
  text-decoration: ${({ $removed }) => ($removed ? 'line-through' : 'none')};
`
const Count = styled.span`
  ${tabular}
  flex-shrink: 0;
  margin-left: auto;
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Links = styled.ul`
  padding-left: ${space[5]};
  background: ${color.sunken};
  &:not(:empty) {
    border-top: 1px solid ${color.line};
  }
`
