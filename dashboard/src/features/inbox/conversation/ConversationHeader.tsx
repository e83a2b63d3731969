import { ChevronLeft, Info } from 'lucide-react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ConversationDetail } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime, recentTime } from '~/lib/dates.ts'
import { paths } from '~/lib/paths.ts'
import { ellipsis, onPhone } from '~/theme/mixins.ts'
import { color, font } from '~/theme/tokens.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { Care } from './Care.tsx'
import { Colleagues } from './Colleagues.tsx'
import { ControlButton } from './ControlButton.tsx'
import { ConversationMenu } from './ConversationMenu.tsx'
import { DETAILS } from '../details/details-address.ts'
import { HeaderBar } from '../HeaderBar.tsx'
import { customerNameOf } from '../person-name.ts'

type Props = { id: string; detail: ConversationDetail }

export function ConversationHeader({ id, detail }: Props) {
  const lastDate = detail.messages.at(-1)?.date
  return (
    <HeaderBar>
      <Back />
      <Words>
        <Name>{customerNameOf(detail)}</Name>
        {lastDate && (
          <Sent dateTime={lastDate} title={dateAndTime(lastDate)}>
            Sent {recentTime(lastDate)}
          </Sent>
        )}
      </Words>
      <Colleagues id={id} />
      <ControlButton id={id} detail={detail} />
      <Care id={id} detail={detail} />
      <ToDetails />
      <ConversationMenu id={id} />
    </HeaderBar>
  )
}

/** Back to the list, which a phone shows instead of the conversation. */
function Back() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <OnPhone>
      <IconButton
        label="Back to the inbox"
        icon={<ChevronLeft />}
        tooltipSide="bottom"
        onClick={() => void navigate({ pathname: paths.inbox, search })}
      />
    </OnPhone>
  )
}

function ToDetails() {
  const [search, setSearch] = useSearchParams()
  const handleOpen = () => {
    search.set(DETAILS, '1')
    setSearch(search)
  }
  return (
    <OnPhone>
      <IconButton label="Who this is" icon={<Info />} tooltipSide="bottom" onClick={handleOpen} />
    </OnPhone>
  )
}

const OnPhone = styled.span`
  display: none;
  ${onPhone} {
    display: contents;
  }
`
const Words = styled.div`
  flex: 1;
  min-width: 0;
`
const Name = styled.h2`
  ${ellipsis}
  font-size: ${font.size[14]};
  ${onPhone} {
    display: -webkit-box;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`
const Sent = styled.time`
  ${ellipsis}
  display: block;
  color: ${color.muted};
  font-size: ${font.size[12]};
`
