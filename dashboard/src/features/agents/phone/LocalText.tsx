import { useQuery } from '@tanstack/react-query'
import { Plug } from 'lucide-react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { systemQuery } from '~/product/queries.ts'
import { codeTextsQuery } from './queries.ts'

/** In local mode no text is sent: what would have been texted is shown here. Hidden with a real carrier. */
export function LocalText({ phone }: { phone: string }) {
  const { data: status } = useQuery(systemQuery())
  const isLocal = status?.telephony === 'local'
  const { data: messages } = useQuery({ ...codeTextsQuery(), enabled: isLocal })
  const newest = messages?.find(({ to }) => to === phone)
  if (!isLocal || !newest) return null
  return (
    <Note role="note">
      <Plug size={14} aria-hidden />
      <span>
        Local mode, nothing was texted. Your phone would show: <b>{newest.text}</b>
      </span>
    </Note>
  )
}

const Note = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-top: ${space[4]};
  padding: ${space[3]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  color: ${color.muted};
  font-size: ${font.size[13]};
  svg {
    margin-top: ${space.half};
  }
  b {
    color: ${color.text};
    font-weight: ${font.weight.medium};
  }
`
