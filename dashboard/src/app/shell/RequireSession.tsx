import { useEffect, useState, type ReactNode } from 'react'
import type { User } from 'shared-types'
import { Navigate, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSession } from '~/api/session.ts'
import { rememberWhereTo, takeWhereTo } from '~/lib/come-back.ts'
import { paths } from '~/lib/paths.ts'
import { Loader } from '~/ui/Spinner.tsx'

/** Shows a loader until it is known who is signed in; where nobody is, opens the sign-in page. */
export function RequireSession({ children }: { children: (user: User) => ReactNode }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  const [whereTo] = useState(() => (pathname === paths.dashboard ? takeWhereTo() : undefined))
  const isRefused = session.status === 'unauthorised'
  useEffect(() => {
    if (!isRefused) return
    console.error(new Error('Unauthorised'))
    if (pathname !== paths.dashboard) rememberWhereTo(pathname + search)
    // oxlint-disable-next-line react/exhaustive-deps -- Only the address at the moment of refusal counts, not where the user goes afterwards
  }, [isRefused])

  if (isRefused) return <Navigate to={paths.auth('unauthenticated')} replace />
  if (whereTo && pathname === paths.dashboard) return <Navigate to={whereTo} replace />
  if (session.user) return children(session.user)
  return (
    <Screen>
      <Loader />
    </Screen>
  )
}

const Screen = styled.main`
  display: flex;
  height: 100vh;
`
