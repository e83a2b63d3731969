import { styled } from 'styled-components'
import { color, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { ExportLink } from './ExportLink.tsx'

/** What the archive of the account contains, and the link that downloads it. */
export function ExportEverything() {
  return (
    <Card as="section" aria-labelledby="export-everything">
      <CardTitle id="export-everything">Export everything</CardTitle>
      <Text>
        One ZIP file with all there is in this workspace: agents and what they know, conversations,
        calls, customers, appointments, team and activity, and the files people sent. Spreadsheets
        to read, and JSON for programs; a text inside explains each. Passwords, keys and tokens are
        left out.
      </Text>
      <Text>Where there is a lot, the download goes on for some minutes.</Text>
      <Actions>
        <ExportLink>Export everything</ExportLink>
      </Actions>
    </Card>
  )
}

const Text = styled.p`
  max-width: 680px;
  margin-top: ${space[2]};
  color: ${color.muted};
`
const Actions = styled.div`
  display: flex;
  margin-top: ${space[5]};
`
