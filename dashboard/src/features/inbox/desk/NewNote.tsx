import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import type { Note } from 'shared-types'
import { styled } from 'styled-components'
import { shadow, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { NOTE_ID } from './note-id.ts'

type Props = { notes: readonly Note[]; scroller: RefObject<HTMLElement | null> }

type Place = { card: Element; isAbove: boolean }

/** A button that leads to a note which arrived out of sight, such as an assistant's draft of a reply, until it has been seen. */
export function NewNote({ notes, scroller }: Props) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(notes.map(({ id }) => id)))
  const note = notes.findLast(({ id }) => !seen.has(id))
  const [place, setPlace] = useState<Place | null>(null)
  const noteId = note?.id
  useEffect(() => {
    const box = scroller.current
    if (!box || !noteId) return
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { isIntersecting, target, boundingClientRect, rootBounds } = entry
        if (isIntersecting) setSeen((before) => new Set([...before, noteId]))
        const isAbove = boundingClientRect.top < (rootBounds?.top ?? 0)
        setPlace(isIntersecting ? null : { card: target, isAbove })
      },
      { root: box },
    )
    // The code of the card may still have to be loaded.
    const arrival = new MutationObserver(() => watchCard())
    const watchCard = () => {
      const card = box.querySelector(`[${NOTE_ID}="${noteId}"]`)
      if (!card) return
      arrival.disconnect()
      sight.observe(card)
    }
    arrival.observe(box, { childList: true, subtree: true })
    watchCard()
    return () => {
      arrival.disconnect()
      sight.disconnect()
    }
  }, [noteId, scroller])
  return (
    <Hint role="status">
      {note && place && (
        <Button
          size="small"
          icon={place.isAbove ? <ArrowUp /> : <ArrowDown />}
          onClick={() => place.card.scrollIntoView({ block: 'center' })}
        >
          New note {place.isAbove ? 'above' : 'below'}
        </Button>
      )}
    </Hint>
  )
}

const Hint = styled.div`
  position: absolute;
  bottom: ${space[4]};
  left: 50%;
  transform: translateX(-50%);
  > button {
    box-shadow: ${shadow.high};
  }
`
