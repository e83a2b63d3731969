import { useQuery } from '@tanstack/react-query'
import { Cpu } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { localModelQuery, useChooseLocalModel } from '~/api/local-model.ts'
import { useMay } from '~/product/roles.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Select } from '~/ui/Select.tsx'

/** Offers owners a model of the Ollama on this machine for writing answers; shows nothing where there is none, or one is in use already. */
export function ModelOffer() {
  const { data } = useQuery(localModelQuery())
  const choose = useChooseLocalModel()
  const mayChoose = useMay('owner')
  const [picked, setPicked] = useState<string>()
  const models = data?.chosen ? [] : (data?.ollama?.models ?? [])
  const [first] = models
  if (!first || !mayChoose) return null
  const name = picked && models.includes(picked) ? picked : first
  return (
    <Offer role="group" aria-label="Ollama on this machine">
      <Cpu size={18} aria-hidden />
      <Words>
        <h3>Ollama runs on this machine</h3>
        <p>
          One of its models can write the answers, from what you teach your agents. You can turn it
          off again.
        </p>
      </Words>
      {models.length > 1 && (
        <Select
          label="Model"
          hideLabel
          value={name}
          options={models.map((model) => ({ value: model, label: model }))}
          onChange={setPicked}
        />
      )}
      <Button pending={choose.isPending} onClick={() => choose.mutate(name)}>
        {models.length > 1 ? 'Use it' : `Use ${name}`}
      </Button>
    </Offer>
  )
}

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  margin-top: ${space[3]};
  padding: ${space[3]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
`
const Words = styled.div`
  flex: 1 1 260px;
  min-width: 0;
  h3 {
    font-size: ${font.size[14]};
    font-weight: ${font.weight.medium};
  }
  p {
    color: ${color.muted};
    font-size: ${font.size[13]};
  }
`
