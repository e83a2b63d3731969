import { useQuery } from '@tanstack/react-query'
import { ArrowDown, MessageSquareText } from 'lucide-react'
import { Suspense, useCallback, useMemo } from 'react'
import type { ConversationMessage, User } from 'shared-types'
import { styled } from 'styled-components'
import { useSession } from '~/api/session.ts'
import { onPhone, visuallyHidden } from '~/theme/mixins.ts'
import { color, radius, shadow, space } from '~/theme/tokens.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { LazyMessageTools, LazyNewNote, LazyNoteCard } from '../desk/LazyDesk.ts'
import { notesUnder } from '../desk/notes-under.ts'
import { notesQuery } from '../desk/queries.ts'
import { DayLabel } from './DayLabel.tsx'
import { toInboxPage } from '../inbox-page.ts'
import { MessageRun } from './MessageRun.tsx'
import { notArrived } from '../outgoing.ts'
import { OutgoingNote } from './OutgoingNote.tsx'
import { inboxPageQuery } from '../queries.ts'
import { useOutgoing, type OutgoingReply } from './queries.ts'
import { timeline, type Run } from './timeline.ts'
import { useAnnouncement } from './use-announcement.ts'
import { useScrollToEnd } from './use-scroll-to-end.ts'
import { VirtualDays } from './VirtualDays.tsx'

/**
 * With more messages than this, only those near the visible area are drawn; fewer are drawn completely, so that the browser's own search
 * finds them.
 */
const MAX_DRAWN = 300

type Props = {
  id: string
  messages: ConversationMessage[]
  /** Whether earlier messages are being loaded. */
  hasEarlier: boolean
}

export function MessageList({ id, messages, hasEarlier }: Props) {
  const sent = useOutgoing(id)
  // The list beside it keeps this data up to date.
  const { data: inbox } = useQuery({
    ...inboxPageQuery(1),
    select: toInboxPage,
    refetchOnMount: false,
  })
  const { user } = useSession()
  const outgoing = useMemo(() => notArrived(messages, sent), [messages, sent])
  const days = useMemo(
    () => timeline([...messages, ...outgoing.map((reply) => asMessage(reply, user))]),
    [messages, outgoing, user],
  )
  const { data: kept } = useQuery(notesQuery(id))
  const notes = useMemo(() => notesUnder(messages, kept?.notes ?? []), [messages, kept])
  const noteUnder = useCallback(
    (messageId: string) => {
      const reply = outgoing.find(({ clientId }) => clientId === messageId)
      return (
        <>
          <Suspense>
            <LazyMessageTools conversationId={id} messages={messages} messageId={messageId} />
          </Suspense>
          {reply && <OutgoingNote conversationId={id} reply={reply} />}
          {notes.get(messageId)?.map((note) => (
            <Suspense key={note.id}>
              <LazyNoteCard note={note} />
            </Suspense>
          ))}
        </>
      )
    },
    [id, messages, outgoing, notes],
  )
  const drawRun = (run: Run) => (
    <MessageRun key={run.id} run={run} colors={inbox?.colors} noteUnder={noteUnder} />
  )
  const { scroller, content, isAtEnd, handleScroll, scrollToEnd } = useScrollToEnd(outgoing)
  const announcement = useAnnouncement(messages)
  return (
    <Frame>
      <Scroller
        ref={scroller}
        onScroll={handleScroll}
        tabIndex={0}
        role="region"
        aria-label="Messages"
      >
        <Content ref={content}>
          {days.length === 0 && (
            <EmptyState
              icon={<MessageSquareText />}
              title="No Messages"
              text="Start a conversation with the customer."
            />
          )}
          {hasEarlier || messages.length > MAX_DRAWN ? (
            <VirtualDays days={days} scroller={scroller} drawRun={drawRun} />
          ) : (
            days.map(({ label, runs }) => (
              <section key={label} aria-label={label}>
                <DayLabel>{label}</DayLabel>
                {runs.map(drawRun)}
              </section>
            ))
          )}
        </Content>
      </Scroller>
      {kept && (
        <Suspense>
          <LazyNewNote notes={kept.notes} scroller={scroller} />
        </Suspense>
      )}
      {!isAtEnd && (
        <ToEnd>
          <IconButton label="Jump to newest" icon={<ArrowDown />} onClick={scrollToEnd} />
        </ToEnd>
      )}
      <Announcer aria-live="polite">{announcement}</Announcer>
    </Frame>
  )
}

/** The message as it will look once the server has stored it. */
const asMessage = (reply: OutgoingReply, user: User | undefined): ConversationMessage => ({
  id: reply.clientId,
  message: reply.text,
  date: new Date(reply.sentAt).toISOString(),
  agent_id: '',
  sender: { role: 'admin', name: user?.full_name ?? '', avatar: user?.avatar || null },
  status: 'complete',
  sources: [],
})

const Frame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
`
const Scroller = styled.div`
  flex: 1;
  overflow-y: auto;
  min-width: 0;
  &:focus-visible {
    outline-offset: -2px;
  }
`
const Content = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  padding: ${space[4]} ${space[6]} ${space[6]};
  ${onPhone} {
    padding-inline: ${space[3]};
  }
`
const ToEnd = styled.div`
  position: absolute;
  right: ${space[6]};
  bottom: ${space[4]};
  display: flex;
  padding: ${space.half};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: ${shadow.high};
`
const Announcer = styled.div`
  ${visuallyHidden}
`
