import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { LocalModelSwitch } from './LocalModelSwitch.tsx'
import { ANSWERS, type Part } from './parts.ts'

/** Lists which parts of this installation are real, and what each simulated part needs to become real. */
export function PartsDialog({ parts, onClose }: { parts: Part[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      width="large"
      title="What is real here"
      description="Nexus runs without any account. Each stand-in is replaced by lines in the file .env beside the README, and a restart."
    >
      <List tabIndex={0} aria-label="Parts">
        {parts.map((part) => (
          <Item key={part.name}>
            <Head>
              <h3>{part.name}</h3>
              <Badge tone={TONES[part.state]}>{NAMES[part.state]}</Badge>
            </Head>
            <p>{part.now}</p>
            {part.needs && (
              <Needs>
                {part.needs.variables.map((variable) => (
                  <code key={variable}>{variable}</code>
                ))}
                <span>{part.needs.brings}</span>
              </Needs>
            )}
            {part.name === ANSWERS && <LocalModelSwitch />}
          </Item>
        ))}
      </List>
    </Dialog>
  )
}

const NAMES = { real: 'Real', 'stand-in': 'Stand-in', missing: 'Missing' } as const
const TONES = { real: 'positive', 'stand-in': 'neutral', missing: 'negative' } as const

const List = styled.ul`
  display: grid;
  border-radius: ${radius.small};
`
const Item = styled.li`
  padding: ${space[4]} 0;
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  h3 {
    font-size: ${font.size[14]};
  }
`
const Needs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  margin-top: ${space[2]};
  color: ${color.muted};
  font-size: ${font.size[13]};
  code {
    color: ${color.text};
    font-family: ${font.mono};
    font-size: ${font.size[12]};
  }
  span {
    flex-basis: 100%;
  }
`
