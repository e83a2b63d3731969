import { useEffect, type ReactNode } from 'react'
import type { User } from 'shared-types'
import { Navigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSession } from '~/api/session.ts'
import { paths } from '~/lib/paths.ts'
import { Loader } from '~/ui/Spinner.tsx'

/** A loader until it is known who is here; nobody, and the auth page says so. */
export function RequireSession({ children }: { children: (user: User) => ReactNode }) {
  const session = useSession()
  const isRefused = session.status === 'unauthorised'
  useEffect(() => {
    if (isRefused) console.error(new Error('Unauthorised'))
  }, [isRefused])

  if (isRefused) return <Navigate to={paths.auth('unauthenticated')} replace />
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
