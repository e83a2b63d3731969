import type { NewApiKey } from 'shared-types'
import { styled } from 'styled-components'
import { color, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { CodeBox } from '~/ui/CodeBox.tsx'

/** The new key, which cannot be shown again. */
export function NewKey({ made, onDone }: { made: NewApiKey; onDone: () => void }) {
  return (
    <Box role="status">
      <p>
        <b>Copy the key of {made.api_key.name} now:</b> it is shown this once. Keep it on a server,
        never in a web page or an app.
      </p>
      <CodeBox text={made.secret} label="Copy the key" />
      <div>
        <Button size="small" onClick={onDone}>
          I have copied it
        </Button>
      </div>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  max-width: 680px;
  margin-top: ${space[5]};
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  overflow-wrap: anywhere;
`
