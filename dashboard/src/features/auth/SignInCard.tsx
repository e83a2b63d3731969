import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { Output, auth } from 'shared-types'
import { styled } from 'styled-components'
import { apiPages } from '~/lib/paths.ts'
import { color, font, motion, radius, shadow, size, space } from '~/theme/tokens.ts'
import { Logo } from '~/ui/Logo.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { GoogleMark } from './GoogleMark.tsx'
import { optionsQuery } from './queries.ts'
import { newHere, whyRefused } from './sign-up-words.ts'

type Options = Output<typeof auth.options>

/** Assumed while the server has not said what it offers. */
const USUAL: Options = { providers: [{ name: 'Google', path: 'google' }], sign_up: 'open' }

/** @param isRefused the user has just been refused an account. */
export function SignInCard({ isRefused }: { isRefused: boolean }) {
  const { data, isPending } = useQuery(optionsQuery())
  const { providers, sign_up: policy } = data ?? USUAL
  return (
    <Card>
      <Logo markOnly diameter={44} />
      <Title>Empower Your Business: Automate, Protect, Connect</Title>
      <Text>Sign in to your agents, what they know, and every conversation they have.</Text>
      {isRefused && !isPending && <Refusal role="alert">{whyRefused(policy)}</Refusal>}
      <Ways aria-busy={isPending || undefined}>
        {isPending ? (
          <Skeleton height={size.controlLarge} />
        ) : (
          // Each button leaves the dashboard: the server redirects to the sign-in provider.
          providers.map(({ name, path }) => (
            <SignIn key={path} href={apiPages.signIn(path)}>
              {path === 'google' ? <GoogleMark /> : <KeyRound size={18} aria-hidden />}
              Continue with {name}
            </SignIn>
          ))
        )}
      </Ways>
      <Small>{newHere(policy)} Nexus reads your name, email and picture, nothing else.</Small>
    </Card>
  )
}

const Card = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  width: 100%;
  max-width: 440px;
  padding: ${space[12]} ${space[10]} ${space[10]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  text-align: center;
`
const Title = styled.h1`
  margin-top: ${space[6]};
  font-size: ${font.size[28]};
  letter-spacing: ${font.tracking.display};
  line-height: ${font.leading.tight};
`
const Text = styled.p`
  margin-top: ${space[3]};
  color: ${color.muted};
  font-size: ${font.size[14]};
  text-wrap: balance;
`
const Refusal = styled.p`
  width: 100%;
  margin-top: ${space[6]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.neutralSoft};
  color: ${color.neutralText};
  font-size: ${font.size[13]};
  text-wrap: balance;
`
const Ways = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  width: 100%;
  margin-top: ${space[8]};
`
const SignIn = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  width: 100%;
  height: ${size.controlLarge};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.raised};
  font-size: ${font.size[14]};
  font-weight: ${font.weight.semibold};
  box-shadow: ${shadow.low};
  transition:
    background ${motion.fast},
    border-color ${motion.fast};
  &:hover {
    border-color: ${color.text};
    background: ${color.sunken};
  }
`
const Small = styled.p`
  margin-top: ${space[5]};
  color: ${color.muted};
  font-size: ${font.size[12]};
  text-wrap: balance;
`
