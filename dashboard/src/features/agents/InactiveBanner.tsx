import { CircleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { color, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { usePassedFocus } from '~/ui/use-passed-focus.ts'
import { useActivateAgent } from './queries.ts'

export function InactiveBanner({ agentId }: { agentId: string }) {
  const { mutate: activate, isPending } = useActivateAgent(agentId)
  const banner = usePassedFocus<HTMLElement>()
  return (
    <Banner ref={banner}>
      <CircleAlert size={18} aria-hidden />
      <Text>Your agent is currently inactive. Activate it to start receiving calls.</Text>
      <Button variant="primary" size="small" pending={isPending} onClick={() => activate()}>
        Activate
      </Button>
    </Banner>
  )
}

const Banner = styled.section`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-bottom: ${space[6]};
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.neutralSoft};
  color: ${color.neutralText};
`
const Text = styled.p`
  flex: 1;
  color: ${color.text};
`
