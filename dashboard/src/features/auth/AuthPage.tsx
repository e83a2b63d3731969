import { useEffect } from 'react'
import { toast } from 'react-hot-toast'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSession } from '~/api/session.ts'
import { paths } from '~/lib/paths.ts'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { color, radius, space } from '~/theme/tokens.ts'
import { Logo } from '~/ui/Logo.tsx'
import { Loader } from '~/ui/Spinner.tsx'
import { authErrorToShow } from './auth-errors.ts'
import { SignInCard } from './SignInCard.tsx'

export function AuthPage() {
  useDocumentTitle('Sign in')
  const { status } = useSession()
  const code = useSearchParams()[0].get('error')
  useEffect(() => {
    const message = authErrorToShow(code)
    if (message) toast.error(message)
  }, [code])

  if (status === 'authenticated') return <Navigate to={paths.dashboard} replace />
  return (
    <Screen>
      <Home to={paths.landing} aria-label="Nexus, to the home page">
        <Logo />
      </Home>
      {status === 'loading' ? <Loader /> : <SignInCard isRefused={code === 'sign_up_refused'} />}
    </Screen>
  )
}

/** Paper with a faint dot grid that fades towards the edges. */
const Screen = styled.main`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 100vh;
  padding: ${space[16]} ${space[6]};
  isolation: isolate;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: radial-gradient(${color.lineStrong} 1px, transparent 1px) center / ${space[6]}
      ${space[6]};
    opacity: 0.5;
    mask-image: radial-gradient(closest-side, #000, transparent);
  }
`
const Home = styled(Link)`
  position: absolute;
  top: ${space[6]};
  left: ${space[8]};
  border-radius: ${radius.small};
`
