import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { maskPhone, showPhone } from '~/lib/phone.ts'
import { tabular } from '~/theme/mixins.ts'
import { font, space } from '~/theme/tokens.ts'
import { CopyButton } from '~/ui/CopyButton.tsx'
import { IconButton } from '~/ui/IconButton.tsx'

/** A number in large type; on request all digits except the last four are hidden. */
export function PhoneText({ phone, masked = false }: { phone: string; masked?: boolean }) {
  const [isMasked, setMasked] = useState(masked)
  return (
    <Line>
      <Digits>{isMasked ? maskPhone(showPhone(phone)) : showPhone(phone)}</Digits>
      <IconButton
        label={isMasked ? 'Show number' : 'Hide number'}
        icon={isMasked ? <Eye /> : <EyeOff />}
        onClick={() => setMasked(!isMasked)}
      />
      <CopyButton text={phone} label="Copy number" />
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`
const Digits = styled.span`
  ${tabular}
  margin-right: ${space[1]};
  font-size: ${font.size[20]};
  font-weight: ${font.weight.semibold};
  letter-spacing: ${font.tracking.heading};
`
