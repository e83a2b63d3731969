import { styled } from 'styled-components'
import type { Unsaved } from '~/lib/unsaved.ts'
import { font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { CodeBox } from '~/ui/CodeBox.tsx'
import { Dialog } from '~/ui/Dialog.tsx'

/** Gives back what had been written into the fields of a page when the session ended. */
export const UnsavedDialog = ({ texts, onClose }: { texts: Unsaved[]; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title="You were signed out while you wrote"
    description="This stood on the page and may not have been saved. Copy what you need: it is gone once you close this."
    footer={
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    }
  >
    <List>
      {texts.map(({ label, text }, index) => (
        <li key={index}>
          <Label>{label}</Label>
          <CodeBox text={text} label={`Copy ${label}`} />
        </li>
      ))}
    </List>
  </Dialog>
)

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  overflow-wrap: anywhere;
  code {
    overflow-y: auto;
    max-height: 30vh;
    white-space: pre-wrap;
  }
`
const Label = styled.p`
  margin-bottom: ${space[1]};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
`
