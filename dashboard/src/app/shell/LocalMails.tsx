import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LocalMail } from 'shared-types'
import { styled } from 'styled-components'
import { recentTime } from '~/lib/dates.ts'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { AnswerLetter } from './AnswerLetter.tsx'
import { localLettersQuery, localMailsQuery } from './queries.ts'

/** The mails the local mail server delivered to the user, each as a mail program would show it. */
export const LocalMails = () => (
  <Mails
    id="local-mails"
    heading="Mail"
    query={localMailsQuery()}
    empty="Nothing yet. What you are told of while you are away comes here."
  />
)

/** The mailboxes of visitors, with a reply form where a mail expects a reply. */
export const LocalLetters = () => (
  <Mails
    id="local-letters"
    heading="Mail to visitors"
    query={localLettersQuery()}
    empty="Nothing yet. Visitors who left an address and are gone get answers by email, and who has an appointment its invitation."
    toVisitors
  />
)

type MailsProps = {
  id: string
  heading: string
  query: ReturnType<typeof localMailsQuery> | ReturnType<typeof localLettersQuery>
  empty: string
  toVisitors?: boolean
}

function Mails({ id, heading, query, empty, toVisitors = false }: MailsProps) {
  const { data: mails, isError, refetch } = useQuery(query as ReturnType<typeof localMailsQuery>)
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <Section aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!mails && !isError && <SkeletonRows label="Loading mails" count={2} height={56} />}
      {mails?.length === 0 && <Empty>{empty}</Empty>}
      <ul aria-live="polite">
        {mails?.map((mail) => (
          <Item key={mail.id}>
            <MailRow
              mail={mail}
              isOpen={opened === mail.id}
              toVisitors={toVisitors}
              onToggle={() => setOpened(opened === mail.id ? null : mail.id)}
            />
          </Item>
        ))}
      </ul>
    </Section>
  )
}

type Props = { mail: LocalMail; isOpen: boolean; toVisitors: boolean; onToggle: () => void }

function MailRow({ mail, isOpen, toVisitors, onToggle }: Props) {
  const { id, from, to, reply_to, subject, text, html, created_at } = mail
  return (
    <>
      <Head type="button" aria-expanded={isOpen} aria-controls={`mail-${id}`} onClick={onToggle}>
        <Subject>{subject}</Subject>
        <time dateTime={created_at}>{recentTime(created_at)}</time>
        <From>{toVisitors ? `${from} to ${to}` : from}</From>
      </Head>
      {isOpen && (
        <div id={`mail-${id}`}>
          {html ? (
            <Page title={subject} sandbox={ALLOWED} srcDoc={`${LINKS}${html}`} />
          ) : (
            <Plain>{text}</Plain>
          )}
          {toVisitors && reply_to && <AnswerLetter id={id} />}
        </div>
      )}
    </>
  )
}

/** Scripts in a mail do not run, and its links open in a new tab. */
const ALLOWED = 'allow-popups allow-popups-to-escape-sandbox'
const LINKS = '<base target="_blank">'

const Section = styled.section`
  margin-bottom: ${space[6]};
`
const Heading = styled.h3`
  margin-bottom: ${space[2]};
  font-size: ${font.size[14]};
`
const Empty = styled.p`
  color: ${color.muted};
`
const Item = styled.li`
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const Head = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.half} ${space[4]};
  width: 100%;
  padding: ${space[3]} 0;
  border-radius: ${radius.small};
  text-align: left;
  > time {
    color: ${color.muted};
    font-size: ${font.size[12]};
  }
`
const Subject = styled.span`
  ${ellipsis}
  font-weight: ${font.weight.medium};
`
const From = styled.span`
  ${ellipsis}
  grid-column: 1 / -1;
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Page = styled.iframe`
  display: block;
  width: 100%;
  height: 420px;
  margin-bottom: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`
const Plain = styled.pre`
  padding-bottom: ${space[3]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
