import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useMay } from '~/product/roles.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'

type Props<T> = {
  title: string
  icon: ReactNode
  query: UseQueryResult<T>
  total: (data: T) => number
  /** The report behind the number, for members who may see reports. */
  report?: string | undefined
  /** Below the number: the parts it consists of. */
  children: (data: T) => ReactNode
}

/** A number of the account. */
export function StatCard<T>({ title, icon, query, total, report, children }: Props<T>) {
  return (
    <Frame aria-label={title} aria-busy={query.isPending}>
      <Title>
        {title}
        {icon}
      </Title>
      {query.data !== undefined ? (
        <>
          <Total>
            <Amount report={report}>{total(query.data).toLocaleString('en')}</Amount>
          </Total>
          <Foot>{children(query.data)}</Foot>
        </>
      ) : query.isPending ? (
        <>
          <Skeleton width={88} height={44} />
          <Skeleton width={160} height={24} />
        </>
      ) : (
        <Failure role="alert">
          Could not be loaded.
          <Button size="small" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </Failure>
      )}
    </Frame>
  )
}

type AmountProps = { report: string | undefined; children: string }

function Amount({ report, children }: AmountProps) {
  const maySee = useMay('admin')
  if (!report || !maySee) return children
  return (
    <NumberLink to={report} aria-label={`${children}, open the reports`}>
      {children}
    </NumberLink>
  )
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-height: 180px;
`
const Title = styled.h2`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: auto;
  color: ${color.muted};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
  letter-spacing: ${font.tracking.normal};
  svg {
    width: ${font.size[16]};
    height: ${font.size[16]};
  }
`
const Total = styled.p`
  font-size: ${font.size[44]};
  font-weight: ${font.weight.semibold};
  letter-spacing: ${font.tracking.display};
  line-height: 1;
`
/** Looks like plain text until the pointer is on it. */
const NumberLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`
const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${space[6]};
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Failure = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  color: ${color.muted};
`
