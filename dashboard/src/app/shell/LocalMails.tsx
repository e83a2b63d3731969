import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LocalMail } from 'shared-types'
import { styled } from 'styled-components'
import { recentTime } from '~/lib/dates.ts'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { localMailsQuery } from './queries.ts'

/** What the local mail server delivered, each as a mail program would show it. */
export function LocalMails() {
  const { data: mails, isError, refetch } = useQuery(localMailsQuery())
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <Section aria-labelledby="local-mails">
      <Heading id="local-mails">Mail</Heading>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!mails && !isError && <SkeletonRows label="Loading mails" count={2} height={56} />}
      {mails?.length === 0 && (
        <Empty>Nothing yet. What you are told of while you are away comes here.</Empty>
      )}
      <ul aria-live="polite">
        {mails?.map((mail) => (
          <Item key={mail.id}>
            <MailRow
              mail={mail}
              isOpen={opened === mail.id}
              onToggle={() => setOpened(opened === mail.id ? null : mail.id)}
            />
          </Item>
        ))}
      </ul>
    </Section>
  )
}

type Props = { mail: LocalMail; isOpen: boolean; onToggle: () => void }

function MailRow({ mail: { id, from, subject, text, html, created_at }, isOpen, onToggle }: Props) {
  return (
    <>
      <Head type="button" aria-expanded={isOpen} aria-controls={`mail-${id}`} onClick={onToggle}>
        <Subject>{subject}</Subject>
        <time dateTime={created_at}>{recentTime(created_at)}</time>
        <From>{from}</From>
      </Head>
      {isOpen && (
        <div id={`mail-${id}`}>
          {html ? (
            <Page title={subject} sandbox={ALLOWED} srcDoc={`${LINKS}${html}`} />
          ) : (
            <Plain>{text}</Plain>
          )}
        </div>
      )}
    </>
  )
}

/** No script runs in a mail, and a link opens beside it. */
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
