import { styled } from 'styled-components'
import { paths } from '~/lib/paths.ts'
import { color, depth, font, motion, size, space } from '~/theme/tokens.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { Logo } from '~/ui/Logo.tsx'
import { SECTIONS } from './sections.ts'
import type { Account } from './use-signed-in.ts'

export function TopBar({ account }: { account: Account }) {
  return (
    <Bar>
      <Inner>
        <Logo />
        <nav aria-label="Sections">
          <a href={`#${SECTIONS.features}`}>Features</a>
          <a href={`#${SECTIONS.why}`}>Why Nexus</a>
          <a href={`#${SECTIONS.start}`}>Get Started</a>
        </nav>
        <Buttons>
          {account === 'signed-in' && (
            <ButtonLink to={paths.dashboard} variant="primary">
              Dashboard
            </ButtonLink>
          )}
          {account === 'signed-out' && (
            <>
              <ButtonLink to={paths.auth()} variant="quiet">
                Sign in
              </ButtonLink>
              <ButtonLink to={paths.auth()} variant="primary">
                Get Started
              </ButtonLink>
            </>
          )}
        </Buttons>
      </Inner>
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  z-index: ${depth.sticky};
  top: 0;
  border-bottom: 1px solid ${color.line};
  background: ${color.canvas};
`
const Inner = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  max-width: ${size.page};
  height: ${space[16]};
  margin: 0 auto;
  padding: 0 ${space[6]};
  nav {
    display: flex;
    gap: ${space[8]};
  }
  nav a {
    color: ${color.muted};
    font-weight: ${font.weight.medium};
    text-decoration: none;
    transition: color ${motion.fast};
    &:hover {
      color: ${color.text};
    }
  }
`
const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  min-height: ${size.control};
`
