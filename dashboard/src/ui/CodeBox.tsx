import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { CopyButton } from '~/ui/CopyButton.tsx'

type Props = {
  text: string
  /** Label of the copy button. */
  label: string
  /** Whether line breaks are kept and long lines scroll; otherwise the text is wrapped. */
  hasLines?: boolean
}

/** A text to be copied and pasted elsewhere. */
export const CodeBox = ({ text, label, hasLines = false }: Props) => (
  <Box>
    <Code tabIndex={0} $hasLines={hasLines}>
      {text}
    </Code>
    <CopyButton text={text} label={label} />
  </Box>
)

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  min-width: 0;
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`
const Code = styled.code<{ $hasLines: boolean }>`
  flex: 1;
  /* One line stands at the middle of the button beside it. */
  align-self: center;
  min-width: 0;
  overflow-x: auto;
  color: ${color.text};
  font-family: ${font.mono};
  font-size: ${font.size[12]};
  line-height: ${font.leading.body};
  white-space: ${({ $hasLines }) => ($hasLines ? 'pre' : 'normal')};
  overflow-wrap: ${({ $hasLines }) => ($hasLines ? 'normal' : 'anywhere')};
`
