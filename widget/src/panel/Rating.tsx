import { useState } from 'react'
import type { FormEvent } from 'react'
import type { afterStrings } from './after-strings.ts'
import type { AfterChat, RatingChoice } from './types.ts'

/** The server accepts no longer comment. */
const MAX_LENGTH = 500

const PATHS: Record<RatingChoice, string> = {
  good: 'M7 10v10H4V10zM7 11l4-8c1.7 0 3 1.3 3 3v3h5a2 2 0 0 1 2 2.3l-1.2 7A2 2 0 0 1 17.8 20H7',
  bad: 'M7 14V4H4v10zM7 13l4 8c1.7 0 3-1.3 3-3v-3h5a2 2 0 0 0 2-2.3l-1.2-7A2 2 0 0 0 17.8 4H7',
}
const CHOICES = ['good', 'bad'] as const

type Props = Pick<AfterChat, 'rating' | 'rate'> & { strings: typeof afterStrings }

/** Sends one choice after the other, so that the last one pressed counts. */
const tellInOrder = (choice: RatingChoice | null | undefined) => {
  let told = Promise.resolve()
  return {
    last: () => choice,
    tell: (next: RatingChoice, send: () => Promise<void>) => {
      choice = next
      const sent = told.then(send)
      told = sent.catch(() => {})
      return sent
    },
  }
}

/** The rating: one press, which another one changes, and a field for a comment after it. */
export const Rating = ({ rating, rate, strings }: Props) => {
  const [told, setTold] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [inOrder] = useState(() => tellInOrder(rating))
  const tell = async (choice: RatingChoice, words?: string) => {
    try {
      await inOrder.tell(choice, () => rate(choice, words))
      setAsking(!words)
      setTold(strings.thanks)
    } catch {
      setTold(strings.rateFailed)
    }
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words')).trim()
    const choice = inOrder.last()
    if (choice && words) void tell(choice, words)
  }
  return (
    <form className="nx-rating" onSubmit={handleSubmit}>
      <div className="nx-row" role="group" aria-label={strings.rate}>
        <p>{strings.rate}</p>
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={rating === choice}
            onClick={() => void tell(choice)}
          >
            <svg className="nx-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={PATHS[choice]} />
            </svg>
            {strings[choice]}
          </button>
        ))}
      </div>
      {isAsking && (
        <div className="nx-row">
          <input
            name="words"
            maxLength={MAX_LENGTH}
            placeholder={strings.rateWords}
            aria-label={strings.rateWords}
          />
          <button type="submit">{strings.sendWords}</button>
        </div>
      )}
      <p role="status">{told}</p>
    </form>
  )
}
