import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import type { User } from 'shared-types'
import { styled } from 'styled-components'
import { useLiveUpdates } from '~/api/live.ts'
import { Loader } from '~/ui/Spinner.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { Overlays } from './Overlays.tsx'
import { RequireSession } from './RequireSession.tsx'
import { Sidebar } from './Sidebar.tsx'

export function AppShell() {
  return <RequireSession>{(user) => <Shell user={user} />}</RequireSession>
}

function Shell({ user }: { user: User }) {
  useLiveUpdates()
  const { pathname } = useLocation()
  return (
    <Frame>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Sidebar user={user} />
      <Main id="main" tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Loader />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <Overlays />
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  height: 100vh;
`
/** The page scrolls here, so that the sidebar stays; full-height screens fill it instead. */
const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  overflow-y: auto;
  min-width: 0;
  &:focus-visible {
    outline: none;
  }
`
