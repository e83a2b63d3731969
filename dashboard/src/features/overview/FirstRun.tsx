import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, size, space } from '~/theme/tokens.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { Card } from '~/ui/Card.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { firstRunSteps, type Step } from './first-run-steps.ts'
import { ModelOffer } from './ModelOffer.tsx'
import { firstRunQuery } from './queries.ts'
import { browserStorage } from '~/lib/storage.ts'

/** Stored per account, because several people may use a browser. */
const overKey = (userId: string) => `first-run-over:${userId}`

/** Guides a new user to the first working agent; it disappears for good once there is one, or when it is hidden. */
export function FirstRun({ userId }: { userId: string }) {
  const [isOver, setOver] = useState(() => browserStorage.get(overKey(userId)) !== null)
  const { data, isPending } = useQuery({ ...firstRunQuery(), enabled: !isOver })
  const steps = data ? firstRunSteps(data) : []
  const done = steps.filter(({ isDone }) => isDone).length
  const isComplete = steps.length > 0 && done === steps.length
  useEffect(() => {
    if (isOver || isComplete) browserStorage.set(overKey(userId), '1')
  }, [isOver, isComplete, userId])

  if (isOver || isComplete) return null
  if (isPending) return <Waiting />
  if (!data) return null
  const current = steps.find(({ isDone }) => !isDone)
  return (
    <Frame aria-labelledby="first-run">
      <Head>
        <div>
          <h2 id="first-run">Your first agent, in five minutes</h2>
          <p>
            {done} of {steps.length} done
          </p>
        </div>
        <IconButton label="Hide these steps" icon={<X />} onClick={() => setOver(true)} />
      </Head>
      <Steps>
        {steps.map((step) => (
          <StepItem key={step.id} step={step} isCurrent={step === current} />
        ))}
      </Steps>
      <ModelOffer />
    </Frame>
  )
}

function Waiting() {
  return (
    <Room role="status" aria-busy aria-label="Loading your first steps">
      <Skeleton width={260} height={24} />
      <Skeleton width={72} height={18} />
      <Skeleton height={56} />
      {['create', 'teach', 'activate', 'talk'].map((step) => (
        <Skeleton key={step} width={220} height={20} />
      ))}
    </Room>
  )
}

function StepItem({ step, isCurrent }: { step: Step; isCurrent: boolean }) {
  return (
    <Item aria-current={isCurrent ? 'step' : undefined}>
      <Mark $isDone={step.isDone}>
        {step.isDone && <Check size={12} strokeWidth={3} role="img" aria-label="Done" />}
      </Mark>
      <Words>
        <Title $isDone={step.isDone}>{step.title}</Title>
        {isCurrent && <p>{step.text}</p>}
      </Words>
      {isCurrent && (
        <ButtonLink variant="primary" size="small" to={step.to}>
          {step.action}
        </ButtonLink>
      )}
    </Item>
  )
}

const HEIGHT = '308px'

const Frame = styled(Card)`
  margin-bottom: ${space[4]};
  padding-bottom: ${space[4]};
`
/** As tall as the steps, so that nothing moves when they appear. */
const Room = styled(Frame)`
  display: grid;
  align-content: space-between;
  height: ${HEIGHT};
`
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  margin-bottom: ${space[3]};
  h2 {
    font-size: ${font.size[16]};
  }
  p {
    color: ${color.muted};
    font-size: ${font.size[13]};
  }
`
const Steps = styled.ol`
  display: grid;
`
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.control};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.medium};
  &[aria-current] {
    margin: ${space[1]} 0;
    padding: ${space[3]};
    background: ${color.sunken};
  }
`
const Mark = styled.span<{ $isDone: boolean }>`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: ${space[5]};
  height: ${space[5]};
  border: 1.5px solid ${({ $isDone }) => ($isDone ? color.accent : color.lineStrong)};
  border-radius: ${radius.round};
  background: ${({ $isDone }) => ($isDone ? color.accent : 'none')};
  color: ${color.onAccent};
`
const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  p {
    color: ${color.muted};
    font-size: ${font.size[13]};
  }
`
const Title = styled.h3<{ $isDone: boolean }>`
  color: ${({ $isDone }) => ($isDone ? color.muted : color.text)};
  font-size: ${font.size[14]};
  font-weight: ${font.weight.medium};
`
