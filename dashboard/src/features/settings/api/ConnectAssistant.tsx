import { styled } from 'styled-components'
import { color, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { CodeBox } from '~/ui/CodeBox.tsx'

/** How to connect an AI assistant of the owner's own to the workspace. */
export function ConnectAssistant() {
  const url = `${window.location.origin}/mcp`
  const server = { type: 'http', url, headers: { Authorization: 'Bearer nxs_…' } }
  const configuration = JSON.stringify({ mcpServers: { nexus: server } }, null, 2)
  return (
    <Card as="section" aria-labelledby="connect-assistant">
      <CardTitle id="connect-assistant">Connect an assistant</CardTitle>
      <Text>
        An assistant that speaks MCP, the Model Context Protocol, can search conversations and
        calls, read leads, draft replies, teach answers and run tests. Give it the address: it sends
        you here to sign in, and you choose what it may do. One that cannot do that takes a key. It
        never writes to a customer: a draft is a private note that you decide about. The activity
        shows each of its calls.
      </Text>
      <Label>Its address</Label>
      <CodeBox text={url} label="Copy the address" />
      <Label>With a key of yours in place of the dots</Label>
      <CodeBox text={configuration} label="Copy the example" hasLines />
    </Card>
  )
}

const Text = styled.p`
  max-width: 60ch;
  color: ${color.muted};
`
const Label = styled.h3`
  margin: ${space[4]} 0 ${space[2]};
  color: ${color.muted};
  font-size: inherit;
  font-weight: inherit;
`
