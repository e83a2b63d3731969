import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { User } from 'shared-types'
import { styled } from 'styled-components'
import { paths } from '~/lib/paths.ts'
import { color, depth, font, radius, size, space } from '~/theme/tokens.ts'
import { CountBadge } from '~/ui/Badge.tsx'
import { Logo } from '~/ui/Logo.tsx'
import { preloadPage } from '../pages.ts'
import { isCurrent } from './is-current.ts'
import { MainLinks, type MainLinkProps } from './MainLinks.tsx'
import { SearchButton } from './SearchButton.tsx'
import { UserMenu } from './UserMenu.tsx'

const LocalMode = lazy(async () => ({ default: (await import('./LocalMode.tsx')).LocalMode }))

/** The contents of the sidebar except its links, as shown on a phone. */
export function TopBar({ user }: { user: User }) {
  return (
    <Top>
      <Home to={paths.dashboard} aria-label="Nexus, to the dashboard">
        <Logo />
      </Home>
      <Suspense>
        <LocalMode isCompact />
      </Suspense>
      <SearchButton isCompact />
      <UserMenu user={user} isCompact />
    </Top>
  )
}

/** The main navigation on a phone, at the bottom where a thumb reaches it. */
export const BottomBar = () => (
  <Bottom aria-label="Main">
    <MainLinks Link={BottomLink} />
  </Bottom>
)

function BottomLink({ to, icon, label, count = 0, countOf = '' }: MainLinkProps) {
  const current = isCurrent(to, useLocation().pathname)
  return (
    <Entry
      to={to}
      aria-current={current ? 'page' : undefined}
      onPointerDown={() => void preloadPage(to)}
    >
      {icon}
      {label}
      <Count>
        <CountBadge count={count} of={countOf} />
      </Count>
    </Entry>
  )
}

const Top = styled.header`
  z-index: ${depth.sidebar};
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.line};
`
const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${size.control};
  margin-right: auto;
  border-radius: ${radius.small};
`
const Bottom = styled.nav`
  z-index: ${depth.sidebar};
  display: grid;
  flex-shrink: 0;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`
const Entry = styled(Link)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.half};
  padding: ${space[2]} ${space[1]};
  color: ${color.muted};
  font-size: ${font.size[12]};
  font-weight: ${font.weight.medium};
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current='page'] {
    color: ${color.accentText};
  }
  svg {
    width: ${space[5]};
    height: ${space[5]};
  }
`
const Count = styled.span`
  position: absolute;
  top: ${space[1]};
  left: calc(50% + ${space[1]});
  display: inline-flex;
`
