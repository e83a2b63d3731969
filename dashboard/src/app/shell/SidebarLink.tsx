import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSidebar } from '~/stores/sidebar.ts'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, motion, radius, shadow, size, space } from '~/theme/tokens.ts'
import { CountBadge } from '~/ui/Badge.tsx'
import { Tooltip } from '~/ui/Tooltip.tsx'
import { preloadPage } from '../pages.ts'
import type { MainLinkProps } from './MainLinks.tsx'
import { isCurrent } from './is-current.ts'

/** The page's code is loaded as soon as the pointer or the focus reaches the link. */
export function SidebarLink({ to, icon, label, count = 0, countOf = '' }: MainLinkProps) {
  const isOpen = useSidebar((state) => state.isOpen)
  const current = isCurrent(to, useLocation().pathname)
  const link = (
    <Entry
      to={to}
      aria-label={
        isOpen ? undefined : [label, count && `${count} ${countOf}`].filter(Boolean).join(', ')
      }
      aria-current={current ? 'page' : undefined}
      onPointerEnter={() => void preloadPage(to)}
      onFocus={() => void preloadPage(to)}
    >
      {icon}
      {isOpen && <Label>{label}</Label>}
      <Count $corner={!isOpen}>
        <CountBadge count={count} of={countOf} />
      </Count>
    </Entry>
  )
  return isOpen ? (
    link
  ) : (
    <Tooltip text={label} side="right">
      {link}
    </Tooltip>
  )
}

const Entry = styled(Link)`
  position: relative;
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${space[3]};
  height: ${size.control};
  padding: 0 ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  color: ${color.muted};
  font-weight: ${font.weight.medium};
  transition: background ${motion.fast};
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current='page'] {
    border-color: ${color.line};
    background: ${color.surface};
    color: ${color.text};
    box-shadow: ${shadow.low};
    > svg {
      color: ${color.accentText};
    }
  }
  > svg {
    width: 18px;
    height: 18px;
  }
`
const Label = styled.span`
  ${ellipsis}
  flex: 1;
`
const Count = styled.span<{ $corner: boolean }>`
  ${({ $corner }) => $corner && 'position: absolute; top: -1px; right: -1px; transform: scale(0.8);'}
  display: inline-flex;
`
