import { styled } from 'styled-components'
import { color, radius, shadow, size, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Section } from './Section.tsx'
import { SECTIONS } from './sections.ts'
import { StartButton } from './StartButton.tsx'
import type { Account } from './use-signed-in.ts'

export function ClosingSection({ account }: { account: Account }) {
  const showHero = () =>
    document.getElementById(SECTIONS.hero)?.scrollIntoView({ behavior: 'smooth' })
  return (
    <Panel
      id={SECTIONS.start}
      title="Maximize Safety, Maximize Profit"
      tagline="Make your first agent in a minute. It learns your website while you watch."
    >
      <Buttons>
        <StartButton account={account} />
        <Button size="large" onClick={showHero}>
          How it Works
        </Button>
      </Buttons>
    </Panel>
  )
}

const Panel = styled(Section)`
  width: calc(100% - 2 * ${space[6]});
  max-width: calc(${size.page} - 2 * ${space[6]});
  margin: ${space[10]} auto ${space[20]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.low};
`
const Buttons = styled.div`
  display: flex;
  justify-content: center;
  gap: ${space[3]};
`
