import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import type { User } from 'shared-types'
import { styled } from 'styled-components'
import { useLiveUpdates } from '~/api/live.ts'
import { paths } from '~/lib/paths.ts'
import { useMedia } from '~/lib/use-media.ts'
import { onPhone } from '~/theme/mixins.ts'
import { PHONE } from '~/theme/tokens.ts'
import { Loader } from '~/ui/Spinner.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { BottomBar, TopBar } from './PhoneBars.tsx'
import { Overlays } from './Overlays.tsx'
import { RequireSession } from './RequireSession.tsx'
import { Sidebar } from './Sidebar.tsx'

export function AppShell() {
  return <RequireSession>{(user) => <Shell user={user} />}</RequireSession>
}

function Shell({ user }: { user: User }) {
  useLiveUpdates()
  const { pathname } = useLocation()
  const isPhone = useMedia(PHONE)
  // Whoever reads and writes needs all of a phone; the way back stands in the head of the conversation.
  const isWhole = pathname.startsWith(`${paths.inbox}/`)
  return (
    <Frame>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {!isPhone && <Sidebar user={user} />}
      {isPhone && !isWhole && <TopBar user={user} />}
      <Main id="main" tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Loader />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
        <OfflineNote />
      </Main>
      {isPhone && !isWhole && <BottomBar />}
      <Overlays />
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  height: 100vh;
  ${onPhone} {
    flex-direction: column;
    /* What the browser's own bars leave. */
    height: 100dvh;
  }
`
/** The page scrolls here, so that the sidebar stays; full-height screens fill it instead. */
const Main = styled.main`
  /* What is there for screen readers alone scrolls with the rest, or the document would grow by it. */
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  overflow-y: auto;
  min-width: 0;
  ${onPhone} {
    min-height: 0;
  }
  &:focus-visible {
    outline: none;
  }
`
