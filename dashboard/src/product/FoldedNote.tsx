import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { color, font, motion, radius, space } from '~/theme/tokens.ts'

type Props = { icon: ReactNode; summary: string; children: ReactNode }

/** Background on a message, folded; drawn when it is opened. */
export function FoldedNote({ icon, summary, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Box open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>
        {icon}
        {summary}
        <Chevron size={14} aria-hidden />
      </Summary>
      {isOpen && <Panel>{children}</Panel>}
    </Box>
  )
}

const Box = styled.details`
  max-width: 100%;
  font-size: ${font.size[12]};
`
const Chevron = styled(ChevronRight)`
  transition: transform ${motion.fast};
  details[open] & {
    transform: rotate(90deg);
  }
`
const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${space[6]};
  border-radius: ${radius.small};
  color: ${color.muted};
  font-weight: ${font.weight.medium};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: ${color.text};
  }
`
const Panel = styled.div`
  margin-top: ${space[1]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.canvas};
  color: ${color.text};
`
