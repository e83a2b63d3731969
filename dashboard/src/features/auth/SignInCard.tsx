import { styled } from 'styled-components'
import { apiPages } from '~/lib/paths.ts'
import { color, font, motion, radius, shadow, size, space } from '~/theme/tokens.ts'
import { Logo } from '~/ui/Logo.tsx'
import { GoogleMark } from './GoogleMark.tsx'

export function SignInCard() {
  return (
    <Card>
      <Logo markOnly diameter={44} />
      <Title>Empower Your Business: Automate, Protect, Connect</Title>
      <Text>Sign in to your agents, what they know, and every conversation they have.</Text>
      {/* Leaves the app: the server takes the browser to the sign-in provider. */}
      <SignIn href={apiPages.signIn}>
        <GoogleMark />
        Continue with Google
      </SignIn>
      <Small>
        New here? The same button makes your account. Nexus reads your name, email and picture,
        nothing else.
      </Small>
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
const SignIn = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  width: 100%;
  height: ${size.controlLarge};
  margin-top: ${space[8]};
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
