import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Skeleton } from './Skeleton.tsx'

type Props = {
  /** What is on its way: 'Loading numbers'. */
  label: string
  count: number
  /** Of a row, in pixels. */
  height: number
}

/** A list that is on its way, in the shape it will have. */
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
