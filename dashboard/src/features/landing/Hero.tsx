import { keyframes, styled } from 'styled-components'
import { useTheme, type Theme } from '~/lib/use-theme.ts'
import { color, font, motion, radius, shadow, size, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { SECTIONS } from './sections.ts'
import { StartButton } from './StartButton.tsx'
import { TourButton } from './TourButton.tsx'
import type { Account } from './use-signed-in.ts'

/** The picture follows the chosen theme; the system decides only until one has been chosen. */
const DARK_WHEN: Record<Theme, string> = {
  system: '(prefers-color-scheme: dark)',
  light: 'not all',
  dark: 'all',
}

/** Widths in pixels for ordinary and for high-resolution screens. */
const pictureOf = (name: string) => `/landing/${name}.webp, /landing/${name}-2x.webp 2x`

export function Hero({ account }: { account: Account }) {
  const [theme] = useTheme()
  return (
    <Section id={SECTIONS.hero}>
      <Entry>
        <Badge tone="accent">AI Driven Communication Platform</Badge>
        <h1>AI agents that answer for your business</h1>
        <p>
          They screen unknown calls, sell while you sleep and answer every visitor from what you
          taught them, with the source beside each answer. You step in whenever you like.
        </p>
        <Buttons>
          <StartButton account={account} />
          <TourButton />
        </Buttons>
      </Entry>
      <Shots>
        <picture>
          <source srcSet={pictureOf('inbox-dark')} media={DARK_WHEN[theme]} />
          <img
            srcSet={pictureOf('inbox-light')}
            src="/landing/inbox-light.webp"
            width={1200}
            height={750}
            fetchPriority="high"
            alt="The Nexus inbox: a visitor asks, the agent answers from the website, and the owner is in control."
          />
        </picture>
        <Verdict>
          <source srcSet={pictureOf('verdict-dark')} media={DARK_WHEN[theme]} />
          <img
            srcSet={pictureOf('verdict-light')}
            src="/landing/verdict-light.webp"
            width={335}
            height={495}
            alt="A screened call: the caller claimed to be the tax office and pressed for money, and the agent ended the call."
          />
        </Verdict>
      </Shots>
    </Section>
  )
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`
const Section = styled.section`
  max-width: ${size.page};
  margin: 0 auto;
  padding: ${space[12]} ${space[6]} ${space[16]};
  text-align: center;
  scroll-margin-top: ${space[16]};
`
/** Each part fades in for 0.5 s, 0.3 s after the previous one. The picture is there at once, so that nobody waits to see the product. */
const Entry = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  > * {
    animation: ${rise} ${motion.slow} ${motion.ease} backwards;
  }
  > :nth-child(2) {
    animation-delay: 300ms;
  }
  > :nth-child(3) {
    animation-delay: 600ms;
  }
  > :nth-child(4) {
    animation-delay: 900ms;
  }
  @media (prefers-reduced-motion: reduce) {
    > * {
      animation: none;
    }
  }
  h1 {
    max-width: 16ch;
    margin-top: ${space[4]};
    font-size: ${font.size[64]};
    font-weight: ${font.weight.semibold};
    letter-spacing: ${font.tracking.display};
    line-height: ${font.leading.tight};
    text-wrap: balance;
  }
  > p {
    max-width: 76ch;
    margin: ${space[4]} 0 ${space[6]};
    color: ${color.muted};
    font-size: ${font.size[16]};
    text-wrap: balance;
  }
`
const Buttons = styled.div`
  display: flex;
  gap: ${space[3]};
`
const Shots = styled.div`
  position: relative;
  margin-top: ${space[10]};
  picture {
    display: block;
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    box-shadow: ${shadow.high};
  }
`
/** A call beside the conversation, over the least important part of the picture. */
const Verdict = styled.picture`
  position: absolute;
  top: ${space[6]};
  right: -${space[4]};
  width: 22%;
`
