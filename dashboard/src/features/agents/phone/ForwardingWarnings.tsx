import { TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'

const WARNINGS = [
  {
    title: 'Loops',
    text: 'An agent that puts calls through to this same phone needs busy, unanswered or unreachable forwarding. With all calls forwarded, a call put through would come straight back; the agent notices and takes a message instead.',
  },
  {
    title: 'Voicemail',
    text: "Forwarding takes the place of your carrier's voicemail, and it may need resetting after you switch off. On an iPhone, switch off Live Voicemail: it answers before the call is forwarded.",
  },
  {
    title: 'Roaming and cost',
    text: 'Set it up before you travel; abroad the codes may not be accepted. Forwarded minutes may be billed, and prepaid plans may not forward at all.',
  },
] as const

export function ForwardingWarnings() {
  return (
    <Box aria-label="Before you switch it on">
      <TriangleAlert size={18} aria-hidden />
      <dl>
        {WARNINGS.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Box>
  )
}

const Box = styled.section`
  display: flex;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.neutralSoft};
  font-size: ${font.size[13]};
  > svg {
    color: ${color.neutralText};
  }
  dl {
    display: grid;
    gap: ${space[2]};
  }
  dt {
    color: ${color.neutralText};
    font-weight: ${font.weight.semibold};
  }
`
