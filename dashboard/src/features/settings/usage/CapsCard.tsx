import { useState } from 'react'
import type { Usage } from 'shared-types'
import { styled } from 'styled-components'
import { money } from '~/lib/money.ts'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { CapDialog } from './CapDialog.tsx'
import { lowerCap } from './cap-of.ts'

/** The cap of the whole account, and what happens when it is reached. */
export function CapsCard({ usage }: { usage: Usage }) {
  const [isOpen, setOpen] = useState(false)
  const cap = lowerCap(usage.account)
  if (usage.priced.length === 0) {
    return (
      <Card aria-labelledby="usage-cap">
        <CardTitle id="usage-cap">Monthly cap</CardTitle>
        <Text>
          No prices are set on this server, so what is used is counted but not its money, and no cap
          can be set. Whoever runs the server sets them.
        </Text>
      </Card>
    )
  }
  return (
    <Card aria-labelledby="usage-cap">
      <Head>
        <div>
          <CardTitle id="usage-cap">Monthly cap of your account</CardTitle>
          <Text>{cap === null ? 'None is set.' : `${money(cap)} for all agents together.`}</Text>
        </div>
        <Button onClick={() => setOpen(true)}>Set cap</Button>
      </Head>
      <Text>
        You are told when four fifths are spent. At a cap agents answer by quoting what they know,
        and no text is sent and no call put through until the next month. Callers are still
        answered, since they cannot wait: their minutes count on. At the cap of the server they hear
        that the line is busy. What is under way when a cap is reached is finished.
      </Text>
      {isOpen && (
        <CapDialog
          subject={{ id: null, name: 'your account', cap: usage.account }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
`
const Text = styled.p`
  max-width: 680px;
  margin-top: ${space[2]};
  color: ${color.muted};
`
