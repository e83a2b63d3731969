import { FileUp } from 'lucide-react'
import { useState, type DragEvent, type FormEvent } from 'react'
import { toast } from 'react-hot-toast'
import { TITLE_PREVIEW_LENGTH } from 'shared-types'
import { styled } from 'styled-components'
import { truncate } from '~/lib/text.ts'
import { focusRing } from '~/theme/mixins.ts'
import { color, font, motion, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { FormFoot } from './FormFoot.tsx'
import { SamplePdf } from './Samples.tsx'
import { useAddSource } from './queries.ts'
import { pdfProblem, titleOfFile } from './source-rules.ts'

type Props = { agentId: string; onAdded: () => void }

export function PdfForm({ agentId, onAdded }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [title, setTitle] = useState('')
  const add = useAddSource()

  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    const problem = pdfProblem(chosen)
    if (problem) return void toast.error(problem)
    setFile(chosen)
    setTitle(titleOfFile(chosen.name))
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    choose(event.dataTransfer.files[0])
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!file) return
    add.mutate({ type: 'PDF', agentId, title: title.trim(), file }, { onSuccess: onAdded })
  }

  return (
    <form onSubmit={handleSubmit}>
      <Drop onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
        <input
          type="file"
          accept="application/pdf"
          aria-label="PDF file"
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <FileUp aria-hidden />
        {file ? (
          <b title={file.name}>{truncate(file.name, TITLE_PREVIEW_LENGTH)}</b>
        ) : (
          <span>
            <b>Choose a PDF</b> or drop it here
          </span>
        )}
        <small>{file ? 'Choose another' : 'Up to 4.5 MB'}</small>
      </Drop>
      {!file && <SamplePdf onChosen={choose} />}
      {file && (
        <TextField
          label="Title"
          value={title}
          maxLength={200}
          required
          onChange={(event) => setTitle(event.target.value)}
        />
      )}
      <FormFoot>
        <Button
          type="submit"
          variant="primary"
          disabled={!file || !title.trim()}
          pending={add.isPending}
        >
          Add PDF
        </Button>
      </FormFoot>
    </form>
  )
}

const Drop = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[1]};
  margin-bottom: ${space[4]};
  padding: ${space[8]} ${space[4]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  text-align: center;
  cursor: pointer;
  transition: background ${motion.fast};
  &:hover {
    background: ${color.sunken};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  svg {
    width: ${space[6]};
    height: ${space[6]};
    color: ${color.muted};
  }
  b {
    font-weight: ${font.weight.medium};
  }
  small {
    color: ${color.muted};
    font-size: ${font.size[12]};
  }
`
