import { useQuery } from '@tanstack/react-query'
import { Link } from 'lucide-react'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { CodeBox } from '~/ui/CodeBox.tsx'
import { installLinkQuery, useEndInstallLink, useMakeInstallLink } from '../queries.ts'

/** A link to a page with the steps and the snippet, for somebody without an account. */
export function ShareLink({ agentId }: { agentId: string }) {
  const { data: link } = useQuery(installLinkQuery(agentId))
  const { mutate: make, isPending: isMaking } = useMakeInstallLink(agentId)
  const { mutate: end, isPending: isEnding } = useEndInstallLink(agentId)
  if (link === undefined) return null
  if (link === null) {
    return (
      <Start>
        <Button
          size="small"
          icon={<Link size={14} aria-hidden />}
          pending={isMaking}
          onClick={() => make()}
        >
          Make a link that needs no account
        </Button>
      </Start>
    )
  }
  return (
    <Shared aria-label="Link that needs no account">
      <CodeBox text={link.url} label="Copy the link" />
      <Row>
        <Text>Whoever has it sees these steps and the snippet, and nothing else of yours.</Text>
        <Button size="small" pending={isEnding} onClick={() => end()}>
          End the link
        </Button>
      </Row>
    </Shared>
  )
}

const Start = styled.p`
  margin-top: ${space[3]};
`
const Shared = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  margin-top: ${space[3]};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`
const Text = styled.p`
  flex: 1 1 220px;
  color: ${color.muted};
  font-size: ${font.size[13]};
`
