import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { onTouch } from '~/theme/mixins.ts'
import { color, font, motion, radius, size, space } from '~/theme/tokens.ts'

type Props = { to: string; children: ReactNode }

/** Leads from a page to the one it belongs to, above its title. */
export function BackLink({ to, children }: Props) {
  return (
    <Back to={to}>
      <ChevronLeft size={16} aria-hidden />
      {children}
    </Back>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[1]};
  margin: 0 0 ${space[2]} -${space[1]};
  border-radius: ${radius.small};
  color: ${color.muted};
  font-size: ${font.size[13]};
  transition: color ${motion.fast};
  ${onTouch} {
    min-height: ${size.control};
    margin-bottom: 0;
  }
  &:hover {
    color: ${color.text};
  }
`
