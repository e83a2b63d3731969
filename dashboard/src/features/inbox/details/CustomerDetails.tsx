import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ConversationDetail } from 'shared-types'
import { useIsDeleting } from '~/api/deletion.ts'
import { isNotFound } from '~/api/failure.ts'
import { asRequestedTime } from '~/product/appointments.ts'
import { country } from '~/lib/data/countries.ts'
import { dateAndTime, relativeTimeTo } from '~/lib/dates.ts'
import { onPhone } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { EachCard } from '~/ui/EachCard.tsx'
import { Flag } from '~/ui/Flag.tsx'
import { RequestedTimes } from '~/product/RequestedTimes.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { DETAILS } from './details-address.ts'
import { PageFact } from './PageFact.tsx'
import { LazyLead, LazyRating, LazyTextingFacts } from '../desk/LazyDesk.ts'
import { customerNameOf } from '../person-name.ts'
import { messagesQuery } from '../queries.ts'

const NOTHING_KNOWN = 'N/A'
/** Loaded after the conversation, which is read first. */
const AboutVisitor = lazy(async () => ({
  default: (await import('./AboutVisitor.tsx')).AboutVisitor,
}))

export function CustomerDetails({ id }: { id: string }) {
  const isDeleting = useIsDeleting(id)
  // The conversation beside it polls, so this query does not.
  const { data, error, isPending } = useQuery({
    ...messagesQuery(id),
    refetchInterval: false,
    enabled: !isDeleting,
  })
  if (isNotFound(error) || (error && !data)) return null
  return (
    <Column aria-label="Customer details">
      <Back />
      {isPending && <DetailsSkeleton />}
      {data && (
        <EachCard>
          <Details id={id} detail={data} />
          <Suspense>
            <AboutVisitor id={id} />
          </Suspense>
        </EachCard>
      )}
    </Column>
  )
}

/** Back to the conversation, which a phone shows instead. */
function Back() {
  const [search, setSearch] = useSearchParams()
  const handleBack = () => {
    search.delete(DETAILS)
    setSearch(search)
  }
  return (
    <OnPhone>
      <IconButton
        label="Back to the conversation"
        icon={<ChevronLeft />}
        tooltipSide="bottom"
        onClick={handleBack}
      />
    </OnPhone>
  )
}

function Details({ id, detail }: { id: string; detail: ConversationDetail }) {
  const customer = detail.customer_info
  const name = customerNameOf(detail)
  const lastDate = detail.messages.at(-1)?.date
  const land = country(customer.country_code)
  const location = [customer.city, customer.state, land?.name].filter(Boolean).join(', ')
  return (
    <>
      <Person>
        <Avatar name={name} diameter={64} />
        <Name>
          {name}
          {customer.verified?.name && <VerifiedMark />}
        </Name>
        {lastDate && (
          <Sent dateTime={lastDate} title={dateAndTime(lastDate)}>
            Sent {relativeTimeTo(lastDate)}
          </Sent>
        )}
      </Person>
      <Facts>
        {detail.telegram && !detail.telegram.is_private && (
          <Fact label="Telegram group">{detail.telegram.group}</Fact>
        )}
        <Fact label="Email">
          {customer.email ? (
            <Mail href={`mailto:${customer.email}`}>{customer.email}</Mail>
          ) : (
            NOTHING_KNOWN
          )}
          {customer.verified?.email && <VerifiedMark />}
        </Fact>
        {customer.verified && <Fact label="Signed in as">{customer.verified.external_id}</Fact>}
        <Fact label="Location">
          {location || NOTHING_KNOWN}
          {land && (
            <>
              &nbsp;
              <Flag emoji={land.emoji} />
            </>
          )}
        </Fact>
        {detail.page && (
          <Fact label="Page">
            <PageFact page={detail.page} />
          </Fact>
        )}
        {detail.appointments && detail.appointments.length > 0 && (
          <Fact label="Requested appointments">
            <RequestedTimes times={detail.appointments.map(asRequestedTime)} />
          </Fact>
        )}
        <Suspense>
          {detail.texting && <LazyTextingFacts {...detail.texting} />}
          {customer.lead && <LazyLead lead={customer.lead} />}
          <LazyRating id={id} />
        </Suspense>
      </Facts>
    </>
  )
}

/** Marks what the website has signed about its visitor. Rows of the list have their own mark, because they are loaded first. */
const VerifiedMark = () => (
  <b role="img" aria-label="Verified" style={{ color: color.accentText }}>
    {' ✓'}
  </b>
)

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Term>{label}</Term>
      <Value>{children}</Value>
    </div>
  )
}

function DetailsSkeleton() {
  return (
    <Person aria-busy>
      <Skeleton width={64} height={64} round />
      <Skeleton width={120} height={16} />
      <Skeleton width={80} height={12} />
    </Person>
  )
}

const OnPhone = styled.div`
  display: none;
  ${onPhone} {
    display: flex;
    flex-shrink: 0;
    padding: ${space[3]} ${space[2]};
  }
`
const Column = styled.aside`
  flex-direction: column;
  flex-shrink: 0;
  overflow-y: auto;
  width: clamp(200px, 20vw, 300px);
  border-left: 1px solid ${color.line};
`
const Person = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[8]} ${space[5]} ${space[6]};
  border-bottom: 1px solid ${color.line};
  text-align: center;
`
const Name = styled.h2`
  max-width: 100%;
  margin-top: ${space[2]};
  font-size: ${font.size[16]};
  overflow-wrap: anywhere;
`
const Sent = styled.time`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Facts = styled.dl`
  display: grid;
  gap: ${space[5]};
  padding: ${space[6]} ${space[5]};
`
const Term = styled.dt`
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Value = styled.dd`
  margin-top: ${space.half};
  overflow-wrap: anywhere;
`
const Mail = styled.a`
  color: ${color.accentText};
  &:hover {
    text-decoration: underline;
  }
`
