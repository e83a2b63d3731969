import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { localModelQuery, useDropLocalModel } from '~/api/local-model.ts'
import { ModelOffer } from '~/features/overview/ModelOffer.tsx'
import { useMay } from '~/product/roles.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'

/** Turns off the model chosen from the Ollama on this machine, or offers one; shows nothing where there is no Ollama. */
export function LocalModelSwitch() {
  const { data } = useQuery(localModelQuery())
  const drop = useDropLocalModel()
  const mayDrop = useMay('owner')
  if (!data?.chosen) return <ModelOffer />
  return (
    <Row>
      <p>
        {data.ollama
          ? 'Chosen on this screen, of the Ollama on this machine.'
          : 'The Ollama on this machine does not answer: nor can your agents, until it runs again or you turn it off.'}
      </p>
      {mayDrop && (
        <Button size="small" pending={drop.isPending} onClick={() => drop.mutate()}>
          Turn it off
        </Button>
      )}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-top: ${space[2]};
  p {
    color: ${color.muted};
    font-size: ${font.size[13]};
  }
`
