import { styled } from 'styled-components'
import { usePresence } from '~/api/presence.ts'
import { useSession } from '~/api/session.ts'
import { useHere } from '~/lib/use-here.ts'
import { onPhone } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { sendPresence } from './queries.ts'

const MAX_SHOWN = 3

/** Members of the team who have this conversation open; while it is visible, this also tells them about us. */
export function Colleagues({ id }: { id: string }) {
  useHere(id, sendPresence)
  const people = useColleagues(id)
  if (people.length === 0) return null
  const also = `Also here: ${people.map(({ name }) => name).join(', ')}`
  return (
    <Faces role="img" aria-label={also} title={also}>
      {people.slice(0, MAX_SHOWN).map(({ id: personId, name, avatar }) => (
        <Avatar key={personId} name={name} src={avatar} diameter={22} />
      ))}
    </Faces>
  )
}

/** Above the composer, so that two people do not answer at the same time. */
export function ColleagueTyping({ id }: { id: string }) {
  const typing = useColleagues(id).filter((person) => person.typing)
  const names = typing.map(({ name }) => name).join(', ')
  return (
    <Typing role="status">
      {typing.length > 0 &&
        `${names} ${typing.length === 1 ? 'is' : 'are'} typing an answer. Wait, or the visitor gets two.`}
    </Typing>
  )
}

function useColleagues(id: string) {
  const { user } = useSession()
  const people = usePresence((known) => known[id])
  return people?.filter((person) => person.id !== user?.id) ?? []
}

const Faces = styled.div`
  display: flex;
  flex-shrink: 0;
  > * + * {
    margin-left: -${space[1]};
  }
  ${onPhone} {
    > :nth-child(n + 2) {
      display: none;
    }
  }
`
const Typing = styled.p`
  color: ${color.neutralText};
  font-size: ${font.size[12]};
  &:empty {
    display: none;
  }
`
