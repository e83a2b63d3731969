import type { CallLog } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime, duration } from '~/lib/dates.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { callerName } from './caller.ts'

export function PanelHead({ log }: { log: CallLog }) {
  const name = callerName(log)
  return (
    <Head>
      <Avatar name={name} diameter={40} />
      <div>
        <Name>{name}</Name>
        <Sub>
          {dateAndTime(log.created_at)}
          {log.duration != null && ` · ${duration(log.duration * 1000)}`}
          {log.channel === 'browser' && ' · Browser test call, not counted in reports'}
        </Sub>
      </div>
    </Head>
  )
}

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`
const Name = styled.h2`
  font-size: ${font.size[16]};
  overflow-wrap: anywhere;
`
const Sub = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
