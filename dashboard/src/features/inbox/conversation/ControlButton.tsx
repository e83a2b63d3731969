import type { ConversationDetail } from 'shared-types'
import { Bot, Headset } from 'lucide-react'
import { styled } from 'styled-components'
import { onPhone, visuallyHidden } from '~/theme/mixins.ts'
import { size } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Tooltip } from '~/ui/Tooltip.tsx'
import { useSwitchControl } from '../queries.ts'

type Props = { id: string; detail: Pick<ConversationDetail, 'admin_in_control'> }

export function ControlButton({ id, detail }: Props) {
  const isMine = detail.admin_in_control
  const { mutate: switchControl, isPending } = useSwitchControl(id, isMine)
  return (
    <Tooltip text={isMine ? 'Return control to bot' : 'Take control of conversation'} side="bottom">
      <Named
        size="small"
        variant={isMine ? 'secondary' : 'primary'}
        icon={isMine ? <Bot /> : <Headset />}
        pending={isPending}
        data-shortcut="t"
        data-does={isMine ? 'Release control' : 'Take control'}
        onClick={() => switchControl()}
      >
        <span>{isMine ? 'Release control' : 'Take control'}</span>
      </Named>
    </Tooltip>
  )
}

/** A narrow column has room for the words without the icon; a phone, whose header has more buttons, only for the icon. */
const Named = styled(Button)`
  @container (width < ${size.namedControl}) {
    svg {
      display: none;
    }
    ${onPhone} {
      svg {
        display: block;
      }
      span {
        ${visuallyHidden}
      }
    }
  }
`
