import { styled } from 'styled-components'
import { useFollowEnd } from '~/lib/use-follow-end.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import type { Line } from './call-state.ts'

type Props = {
  lines: readonly Line[]
  agentName: string
  /** Leaves room for the keypad. */
  isSmall: boolean
}

/** The transcript so far, scrolled to the newest line. */
export function CallLines({ lines, agentName, isSmall }: Props) {
  const scroller = useFollowEnd(lines)
  return (
    <Scroller $small={isSmall} ref={scroller} tabIndex={0} role="log" aria-label="What was said">
      {lines.map(({ id, speaker, text, isOpen }) =>
        speaker === 'note' ? (
          <Note key={id}>{text}</Note>
        ) : (
          <Bubble key={id} $right={speaker === 'caller'} aria-busy={isOpen}>
            <b>{speaker === 'caller' ? 'You' : agentName}</b>
            {text}
          </Bubble>
        ),
      )}
    </Scroller>
  )
}

const Scroller = styled.div<{ $small: boolean }>`
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  gap: ${space[2]};
  height: ${({ $small }) => ($small ? 'min(200px, 20vh)' : 'min(320px, 40vh)')};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.canvas};
`
const Bubble = styled.p<{ $right: boolean }>`
  align-self: ${({ $right }) => ($right ? 'flex-end' : 'flex-start')};
  max-width: 85%;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${({ $right }) => ($right ? color.accentSoft : color.sunken)};
  overflow-wrap: anywhere;
  b {
    display: block;
    font-size: ${font.size[12]};
    font-weight: ${font.weight.medium};
  }
`
const Note = styled.p`
  align-self: center;
  max-width: 90%;
  text-align: center;
  text-wrap: balance;
  color: ${color.muted};
  font-size: ${font.size[12]};
`
