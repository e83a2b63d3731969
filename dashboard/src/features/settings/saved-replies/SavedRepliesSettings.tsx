import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Output, SavedReply, savedReplies } from 'shared-types'
import { styled } from 'styled-components'
import { confirm } from '~/stores/confirm.ts'
import { color, space } from '~/theme/tokens.ts'
import { Answered } from '~/ui/Answered.tsx'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Cards } from '~/ui/Cards.tsx'
import { Entry } from '~/ui/Entry.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { savedRepliesQuery, useRemoveReply } from './queries.ts'
import { RatingsCard } from './RatingsCard.tsx'
import { ReplyForm } from './ReplyForm.tsx'

/** The saved replies that members insert into a conversation with `/`, and the ratings of conversations. */
export function SavedRepliesSettings() {
  const query = useQuery(savedRepliesQuery())
  // As nothing is drawn before the list, nothing below it moves.
  if (query.isPending) {
    return <SkeletonRows label="Loading saved replies" count={4} height={56} />
  }
  return (
    <Cards>
      <Replies query={query} />
      <RatingsCard />
    </Cards>
  )
}

type RepliesProps = { query: UseQueryResult<Output<typeof savedReplies.list>> }

function Replies({ query }: RepliesProps) {
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null)
  return (
    <Card as="section" aria-labelledby="saved-replies">
      <CardTitle id="saved-replies">Saved replies</CardTitle>
      <Text>
        What you say often. In a conversation you control, type / to find one; it is put into the
        message and can still be changed.
      </Text>
      {edited ? (
        <ReplyForm
          key={edited === 'new' ? 'new' : edited.id}
          reply={edited === 'new' ? null : edited}
          onDone={() => setEdited(null)}
        />
      ) : (
        <Add>
          <Button variant="primary" onClick={() => setEdited('new')}>
            Add a reply
          </Button>
        </Add>
      )}
      <Answered query={query} what="Saved replies">
        {({ replies }) =>
          replies.length !== 0 && (
            <List>
              <Rows of={replies}>
                {(reply) => <ReplyRow reply={reply} onEdit={() => setEdited(reply)} />}
              </Rows>
            </List>
          )
        }
      </Answered>
    </Card>
  )
}

function ReplyRow({ reply, onEdit }: { reply: SavedReply; onEdit: () => void }) {
  const { mutate: remove, isPending } = useRemoveReply(reply.id)
  const handleRemove = async () => {
    const isSure = await confirm({
      title: `Delete ${reply.title}?`,
      body: 'Nobody of the workspace finds it any more.',
      action: 'Delete',
      danger: true,
    })
    if (isSure) remove()
  }
  return (
    <Entry picture={null} name={reply.title} facts={<Preview>{reply.text}</Preview>}>
      <Button aria-label={`Change ${reply.title}`} onClick={onEdit}>
        Change
      </Button>
      <Button
        variant="dangerQuiet"
        aria-label={`Delete ${reply.title}`}
        pending={isPending}
        onClick={() => void handleRemove()}
      >
        Delete
      </Button>
    </Entry>
  )
}

const Text = styled.p`
  max-width: 60ch;
  color: ${color.muted};
`
const Add = styled.div`
  margin-top: ${space[5]};
`
const List = styled.ul`
  margin-top: ${space[5]};
`
const Preview = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
