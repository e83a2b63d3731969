import { lazy, Suspense } from 'react'
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
import { useLeftWorkspace } from './use-left-workspace.ts'

const LeftWorkspace = lazy(async () => ({
  default: (await import('./LeftWorkspace.tsx')).LeftWorkspace,
}))

export function AppShell() {
  const left = useLeftWorkspace()
  if (left) {
    return (
      <Suspense fallback={<Loader />}>
        <LeftWorkspace left={left} />
      </Suspense>
    )
  }
  return <RequireSession>{(user) => <Shell user={user} />}</RequireSession>
}

function Shell({ user }: { user: User }) {
  useLiveUpdates()
  const { pathname } = useLocation()
  const isPhone = useMedia(PHONE)
  // On a phone, an open conversation needs the whole screen; its header has the way back.
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
      <Overlays email={user.email} />
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  height: 100vh;
  ${onPhone} {
    flex-direction: column;
    /* The height that the browser's own bars leave. */
    height: 100dvh;
  }
`
/** The page scrolls inside this element, so that the sidebar stays in place; full-height screens fill it instead. */
const Main = styled.main`
  /* Content for screen readers only has to scroll with the rest; otherwise it would make the document taller. */
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
