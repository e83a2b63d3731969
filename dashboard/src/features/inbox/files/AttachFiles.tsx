import { Paperclip } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { CHAT_FILE_TYPES } from 'shared-types'
import { styled } from 'styled-components'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { type Upload, useUploads } from './use-uploads.ts'

type Props = {
  id: string
  canWrite: boolean
  /** Files can be pasted into the text field, and dropped on everything around it but the other forms. */
  input: RefObject<HTMLElement | null>
}

/** Chooses files, accepts dropped and pasted ones, and shows the progress of each. */
export function AttachFiles({ id, canWrite, input }: Props) {
  const { uploads, add, send, remove } = useUploads(id)
  const chooser = useRef<HTMLInputElement>(null)
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const { files, types } = event.clipboardData ?? {}
    // Office programs copy text together with a picture of it, and the text is meant.
    const isText = types?.includes('text/plain') && types.includes('text/html')
    if (!canWrite || !files?.length || isText || event.target !== input.current) return
    event.preventDefault()
    add(files)
  })
  const handleDrop = useEffectEvent((event: DragEvent) => {
    const files = event.dataTransfer?.files
    if (!files?.length) return
    // Otherwise the browser would leave the page and open the file.
    event.preventDefault()
    // What is dropped on the form of a private note is not for the visitor.
    const form = (event.target as Element).closest('form')
    if (canWrite && (!form || form === input.current?.closest('form'))) add(files)
  })
  useEffect(() => {
    const place = input.current?.closest<HTMLElement>('section, main')
    const controller = new AbortController()
    const allow = (event: Event) => event.preventDefault()
    place?.addEventListener('paste', (event) => handlePaste(event), controller)
    place?.addEventListener('drop', (event) => handleDrop(event), controller)
    place?.addEventListener('dragover', allow, controller)
    return () => controller.abort()
  }, [input])
  return (
    <>
      <Button
        size="small"
        icon={<Paperclip />}
        disabled={!canWrite}
        onClick={() => chooser.current?.click()}
      >
        Attach
      </Button>
      <input
        ref={chooser}
        type="file"
        accept={CHAT_FILE_TYPES.join()}
        multiple
        hidden
        aria-label="Attach files"
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          // Allows the same file to be chosen again.
          currentTarget.value = ''
        }}
      />
      {uploads.length > 0 && (
        <List aria-label="Files on their way">
          {uploads.map((upload) => (
            <Row key={upload.id}>
              <Name title={upload.file.name}>{upload.file.name}</Name>
              <State upload={upload} />
              {upload.problem !== undefined && (
                <Button size="small" onClick={() => void send(upload)}>
                  Try again
                </Button>
              )}
              <Button size="small" onClick={() => remove(upload.id)}>
                {upload.problem === undefined ? 'Cancel' : 'Discard'}
              </Button>
            </Row>
          ))}
        </List>
      )}
    </>
  )
}

const State = ({ upload: { file, share, problem } }: { upload: Upload }) =>
  problem === undefined ? (
    <progress value={share} aria-label={`Sending ${file.name}`} />
  ) : (
    <Problem role="alert">{problem}</Problem>
  )

const List = styled.ul`
  flex-basis: 100%;
  display: grid;
  gap: ${space[1]};
  max-height: 30vh;
  overflow-y: auto;
`
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font-size: ${font.size[12]};
  progress {
    width: 96px;
    accent-color: ${color.accent};
  }
`
const Name = styled.span`
  flex: 1;
  min-width: 120px;
  font-weight: ${font.weight.medium};
  ${ellipsis}
`
const Problem = styled.span`
  color: ${color.negativeText};
`
