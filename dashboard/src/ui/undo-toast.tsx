import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'

/** How long the toast is shown, in ms: time to read it and to change one's mind. */
const SHOWN_MS = 8_000

/** Shows a toast with a button that undoes an action. Its code is loaded with the first toast. */
export async function showUndoToast(text: string, onUndo: () => void): Promise<void> {
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
    // On a phone toasts ignore the pointer, but this one has a button.
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
