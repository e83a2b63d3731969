import { FileUp } from 'lucide-react'
import { useState, type DragEvent, type FormEvent } from 'react'
import { toast } from 'react-hot-toast'
import { DOCUMENT_FORMATS, TITLE_PREVIEW_LENGTH } from 'shared-types'
import { styled } from 'styled-components'
import { truncate } from '~/lib/text.ts'
import { overFileInput } from '~/theme/mixins.ts'
import { color, font, motion, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { FormFoot } from './FormFoot.tsx'
import { SamplePdf } from './Samples.tsx'
import { useAddSource } from './queries.ts'
import { documentProblem, pdfProblem, titleOfFile } from './source-rules.ts'

type Props = { type: 'PDF' | 'DOCUMENT'; agentId: string; onAdded: () => void }

const FILES = {
  PDF: { accept: 'application/pdf', label: 'PDF file', what: 'PDF', problem: pdfProblem },
  DOCUMENT: {
    accept: DOCUMENT_FORMATS.map((format) => `.${format}`).join(','),
    label: 'Document',
    what: 'document',
    problem: documentProblem,
  },
}

export function FileForm({ type, agentId, onAdded }: Props) {
  const { accept, label, what, problem: problemOf } = FILES[type]
  const [file, setFile] = useState<File | null>(null)
  const [title, setTitle] = useState('')
  const add = useAddSource()

  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    const problem = problemOf(chosen)
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
    add.mutate({ type, agentId, title: title.trim(), file }, { onSuccess: onAdded })
  }

  return (
    <form onSubmit={handleSubmit}>
      <Drop onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
        <input
          type="file"
          accept={accept}
          aria-label={label}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <FileUp aria-hidden />
        {file ? (
          <b title={file.name}>{truncate(file.name, TITLE_PREVIEW_LENGTH)}</b>
        ) : (
          <span>
            <b>Choose a {what}</b> or drop it here
          </span>
        )}
        <small>{file ? 'Choose another' : 'Up to 4.5 MB'}</small>
      </Drop>
      {!file && type === 'PDF' && <SamplePdf onChosen={choose} />}
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
          Add {what}
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
  ${overFileInput}
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
