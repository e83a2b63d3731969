import { styled } from 'styled-components'
import { color, font, size, space } from '~/theme/tokens.ts'
import { Logo } from '~/ui/Logo.tsx'

const YEAR = new Date().getFullYear()

/** The operator's own privacy policy; without one, a page that says what the software stores and for how long. */
const PRIVACY_URL: string = import.meta.env.VITE_PRIVACY_URL ?? '/privacy.html'

export function Footer() {
  return (
    <Box>
      <Inner>
        <Logo />
        <a href={PRIVACY_URL} target="_blank" rel="noopener noreferrer">
          Privacy &amp; Policy
        </a>
        <span>© {YEAR} Nexus. All rights reserved.</span>
      </Inner>
    </Box>
  )
}

const Box = styled.footer`
  border-top: 1px solid ${color.line};
`
const Inner = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  max-width: ${size.page};
  margin: 0 auto;
  padding: ${space[8]} ${space[6]};
  color: ${color.muted};
  font-size: ${font.size[13]};
`
