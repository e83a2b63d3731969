import { Plus } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { OfferedTool, WriteAction } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { type HeaderForm, headersOf } from './form.ts'
import { HeaderFields } from './HeaderFields.tsx'
import { useReadTools } from './queries.ts'
import { beginOf } from './tool-form.ts'

type Props = { agentId: string; onUse: (action: WriteAction) => void }

/** Connects an MCP server: lists its tools, and starts a new action from one of them. */
export function ToolCard({ agentId, onUse }: Props) {
  const id = useId()
  const [url, setUrl] = useState('')
  const [headers, setHeaders] = useState<HeaderForm[]>([])
  const { mutate: read, data, isPending, variables } = useReadTools(agentId)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    read({ url: url.trim(), headers: headersOf(headers), action_id: null })
  }
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>Tools of an MCP server</CardTitle>
      <Muted>
        Connect a server of yours. What you approve of a tool is kept: when its server changes it,
        it is not used until you approve it again.
      </Muted>
      <Form onSubmit={handleSubmit}>
        <TextField
          label="Address of the server"
          placeholder="https://shop.example/mcp"
          required
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <HeaderFields headers={headers} onChange={setHeaders} />
        <div>
          <Button type="submit" pending={isPending}>
            Show its tools
          </Button>
        </div>
      </Form>
      {data && variables && (
        <List aria-label="Its tools">
          {data.tools.length === 0 && <Muted as="li">This server offers no tools.</Muted>}
          {data.tools.map((tool) => (
            <Tool key={tool.name} tool={tool} onUse={() => onUse(beginOf(tool, variables))} />
          ))}
        </List>
      )}
    </Card>
  )
}

function Tool({ tool, onUse }: { tool: OfferedTool; onUse: () => void }) {
  const { title, description, inputs, reads_only: readsOnly } = tool
  return (
    <Item>
      <Words>
        <Name>
          {title}
          {readsOnly && <Badge tone="plain">Says it only reads</Badge>}
        </Name>
        <Muted>{description}</Muted>
        {!inputs && <Muted>It wants more than a visitor can be asked for.</Muted>}
      </Words>
      <Button icon={<Plus />} aria-label={`Use ${title}`} disabled={!inputs} onClick={onUse}>
        Use
      </Button>
    </Item>
  )
}

const Muted = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[4]};
`
const List = styled.ul`
  margin-top: ${space[4]};
`
const Item = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} 0;
  border-top: 1px solid ${color.line};
`
const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`
const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  font-weight: ${font.weight.medium};
`
