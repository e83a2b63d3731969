import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, size, space } from '~/theme/tokens.ts'
import { Tooltip } from '~/ui/Tooltip.tsx'

type Props = {
  icon: ReactNode
  count: number
  /** The whole sentence, as a tooltip and for screen readers. */
  sentence: string
}

/** A part of a total: an icon for its kind, and the number. */
export function CountWithIcon({ icon, count, sentence }: Props) {
  return (
    <Tooltip text={sentence} side="bottom">
      <Box tabIndex={0} role="img" aria-label={sentence}>
        {icon}
        {count.toLocaleString('en')}
      </Box>
    </Tooltip>
  )
}

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space.half} ${space[2]};
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.text};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
  svg {
    width: ${size.icon};
    height: ${size.icon};
    color: ${color.muted};
  }
`
