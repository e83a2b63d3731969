import { styled } from 'styled-components'
import { font, space } from '~/theme/tokens.ts'
import { CopyButton } from '~/ui/CopyButton.tsx'

/** A code to dial. Without a phone number it is incomplete and cannot be copied. */
export function DialCode({ code, canCopy }: { code: string; canCopy: boolean }) {
  return (
    <Line>
      <Code>{code}</Code>
      {canCopy && <CopyButton text={code} label={`Copy ${code}`} />}
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`
const Code = styled.code`
  font-family: ${font.mono};
  font-size: ${font.size[13]};
  white-space: nowrap;
`
