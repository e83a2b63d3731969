import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Skeleton } from './Skeleton.tsx'

type Props = {
  /** What is loading, such as 'Loading numbers'. */
  label: string
  count: number
  /** Height of a row in pixels. */
  height: number
}

/** Placeholder for a list that is loading. */
export function SkeletonRows({ label, count, height }: Props) {
  return (
    <Rows role="status" aria-busy aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Rows>
  )
}

const Rows = styled.div`
  display: grid;
  gap: ${space[2]};
`
