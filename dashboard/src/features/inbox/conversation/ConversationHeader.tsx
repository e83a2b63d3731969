import { ChevronLeft, Ellipsis, Info, Trash2, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ConversationDetail } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime, recentTime } from '~/lib/dates.ts'
import { paths } from '~/lib/paths.ts'
import { confirm } from '~/stores/confirm.ts'
import { ellipsis, onPhone } from '~/theme/mixins.ts'
import { color, font } from '~/theme/tokens.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { ControlButton } from './ControlButton.tsx'
import { DETAILS } from '../details/details-address.ts'
import { HeaderBar } from '../HeaderBar.tsx'
import { customerNameOf } from '../person-name.ts'
import { useDeleteConversation, useIsDeleting } from '../queries.ts'

type Props = { id: string; detail: ConversationDetail }

export function ConversationHeader({ id, detail }: Props) {
  const [isOpen, setOpen] = useState(false)
  const controlsId = useId()
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
      <ControlButton id={id} detail={detail} />
      <ToDetails />
      <Controls id={controlsId}>{isOpen && <CloseAndDelete id={id} />}</Controls>
      <IconButton
        label={isOpen ? 'Fewer actions' : 'More actions'}
        icon={<Ellipsis />}
        tooltipSide="bottom"
        aria-expanded={isOpen}
        aria-controls={controlsId}
        onClick={() => setOpen(!isOpen)}
      />
    </HeaderBar>
  )
}

/** To the list, which a phone shows instead of the conversation. */
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

function CloseAndDelete({ id }: { id: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const remove = useDeleteConversation(id)
  const isDeleting = useIsDeleting(id)
  const handleDelete = async () => {
    const isConfirmed = await confirm({
      title: 'Are you sure you want to delete this conversation?',
      body: 'Its messages cannot be brought back.',
      action: 'Delete',
      danger: true,
    })
    if (isConfirmed) remove.mutate(undefined, { onSuccess: () => void navigate(paths.inbox) })
  }
  return (
    <>
      <IconButton
        label="Close conversation"
        icon={<X />}
        tooltipSide="bottom"
        onClick={() => void navigate({ pathname: paths.inbox, search })}
      />
      <IconButton
        label="Delete conversation"
        icon={<Trash2 />}
        tone="danger"
        tooltipSide="bottom"
        disabled={isDeleting}
        onClick={() => void handleDelete()}
      />
    </>
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
`
const Sent = styled.time`
  ${ellipsis}
  display: block;
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Controls = styled.div`
  display: flex;
  &:empty {
    display: none;
  }
`
