import type { ConversationDetail } from 'shared-types'
import { Bot, Headset } from 'lucide-react'
import { styled } from 'styled-components'
import { visuallyHidden } from '~/theme/mixins.ts'
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
      <Button
        size="small"
        variant={isMine ? 'secondary' : 'primary'}
        icon={isMine ? <Bot /> : <Headset />}
        pending={isPending}
        data-shortcut="t"
        data-does={isMine ? 'Release control' : 'Take control'}
        onClick={() => switchControl()}
      >
        <Label>{isMine ? 'Release control' : 'Take control'}</Label>
      </Button>
    </Tooltip>
  )
}

const Label = styled.span`
  @container (width < ${size.namedControl}) {
    ${visuallyHidden}
  }
`
