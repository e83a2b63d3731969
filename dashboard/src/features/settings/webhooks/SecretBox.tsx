import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { CodeBox } from '~/ui/CodeBox.tsx'

/** A secret that is shown only once. */
export function SecretBox({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <Box as="section" aria-labelledby="webhook-secret" role="status">
      <CardTitle id="webhook-secret">Copy the secret now</CardTitle>
      <p>
        It is shown this once. Your program checks with it that an event is really from Nexus. Keep
        it on your server.
      </p>
      <CodeBox text={secret} label="Copy the secret" />
      <div>
        <Button onClick={onDone}>I have copied it</Button>
      </div>
    </Box>
  )
}

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`
