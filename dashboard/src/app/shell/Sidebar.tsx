import { PanelLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { User } from 'shared-types'
import { styled } from 'styled-components'
import { paths } from '~/lib/paths.ts'
import { toggleSidebar, useSidebar } from '~/stores/sidebar.ts'
import { color, depth, motion, radius, size, space } from '~/theme/tokens.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { Logo } from '~/ui/Logo.tsx'
import { MainLinks } from './MainLinks.tsx'
import { SearchButton } from './SearchButton.tsx'
import { SidebarLink } from './SidebarLink.tsx'
import { UserMenu } from './UserMenu.tsx'

// It waits for the server's status anyway.
const LocalMode = lazy(async () => ({ default: (await import('./LocalMode.tsx')).LocalMode }))

export function Sidebar({ user }: { user: User }) {
  const isOpen = useSidebar((state) => state.isOpen)
  return (
    <Column $open={isOpen}>
      <Top $open={isOpen}>
        {isOpen && (
          <Home to={paths.dashboard} aria-label="Nexus, to the dashboard">
            <Logo />
          </Home>
        )}
        <IconButton
          label={isOpen ? 'Collapse sidebar' : 'Expand sidebar'}
          icon={<PanelLeft />}
          tooltipSide="right"
          aria-expanded={isOpen}
          onClick={toggleSidebar}
        />
      </Top>
      <SearchButton isCompact={!isOpen} />
      <Entries aria-label="Main">
        <MainLinks Link={SidebarLink} />
      </Entries>
      <Suspense>
        <LocalMode isCompact={!isOpen} />
      </Suspense>
      <UserMenu user={user} isCompact={!isOpen} />
    </Column>
  )
}

const Column = styled.aside<{ $open: boolean }>`
  z-index: ${depth.sidebar};
  display: flex;
  flex-shrink: 0;
  flex-direction: column;
  gap: ${space[3]};
  width: ${({ $open }) => ($open ? size.sidebar : size.sidebarClosed)};
  padding: ${space[3]};
  border-right: 1px solid ${color.line};
  transition: width ${motion.normal} ${motion.ease};
`
const Top = styled.div<{ $open: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $open }) => ($open ? 'space-between' : 'center')};
  height: ${size.control};
  padding-left: ${({ $open }) => ($open ? space[2] : 0)};
`
const Home = styled(Link)`
  display: flex;
  border-radius: ${radius.small};
`
const Entries = styled.nav`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.half};
  overflow-y: auto;
`
