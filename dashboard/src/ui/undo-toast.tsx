import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'

/** Long enough to read what was done and to change one's mind. */
const SHOWN_MS = 8_000

/** Tells that something was done, with a button that takes it back. The toasts' code comes with the first toast. */
export async function tellWithUndo(text: string, onUndo: () => void): Promise<void> {
  const { toast } = await import('react-hot-toast')
  toast(
    ({ id }) => (
      <Line>
        {text}
        <Undo
          type="button"
          onClick={() => {
            toast.dismiss(id)
            onUndo()
          }}
        >
          Undo
        </Undo>
      </Line>
    ),
    // On a phone toasts let everything through to what they cover; this one is to be pressed.
    { duration: SHOWN_MS, style: { pointerEvents: 'auto' } },
  )
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`
const Undo = styled.button`
  padding: ${space[1]} ${space[2]};
  border-radius: ${space[1]};
  color: ${color.accentText};
  font-weight: ${font.weight.semibold};
  &:hover {
    text-decoration: underline;
  }
`
