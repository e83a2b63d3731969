import { styled } from 'styled-components'
import { color, font } from '~/theme/tokens.ts'

/** How a heading within a passage begins. */
const HEADING = '## '

/** The text of the passage with the headings in it. */
export function SaidText({ text, hidden }: { text: string; hidden: boolean }) {
  return (
    <Box $hidden={hidden}>
      {text
        .split('\n')
        .map((line, index) =>
          line.startsWith(HEADING) ? (
            <Heading key={index}>{line.slice(HEADING.length)}</Heading>
          ) : (
            <p key={index}>{line}</p>
          ),
        )}
    </Box>
  )
}

const Box = styled.div<{ $hidden: boolean }>`
  color: ${({ $hidden }) => ($hidden ? color.muted : color.text)};
  overflow-wrap: anywhere;
`
const Heading = styled.p`
  font-weight: ${font.weight.medium};
`
