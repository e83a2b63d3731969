import { useState } from 'react'
import { fileStrings } from './file-strings.ts'
import type { PanelStrings } from './strings.ts'
import type { FileAccess } from './types.ts'
import { ACCEPTED, createUploads } from './uploads.ts'
import type { Upload } from './uploads.ts'

type Props = FileAccess & {
  /** What was dropped or pasted; none where the visitor wants to choose. Another array is another wish. */
  given: File[] | undefined
  strings: PanelStrings
}

/** Files on their way: how far each is, and what became of it. */
export const Attach = ({ given, strings: own, ...access }: Props) => {
  const strings = { ...fileStrings, ...own }
  const [uploads, setUploads] = useState<Upload[]>([])
  const [{ attach, choose, add, send, remove }] = useState(() => createUploads(access, setUploads))
  const [taken, setTaken] = useState<File[]>()
  if (given && given !== taken) {
    setTaken(given)
    // Once it is drawn: the first wish is what brought this file.
    setTimeout(() => (given[0] ? add(given) : choose()))
  }
  return (
    <div className="nx-uploads">
      <input
        ref={attach}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label={own.attach}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      {uploads.map((upload) => (
        <div key={upload.id} className="nx-upload" role="group" aria-label={upload.file.name}>
          <b>{upload.file.name}</b>
          {upload.problem === undefined ? (
            <progress value={upload.share} aria-label={strings.sendingFile} />
          ) : (
            <span role="alert">{reason(upload.problem, strings)}</span>
          )}
          {(upload.problem === 0 || Number(upload.problem) > 428) && (
            <button type="button" onClick={() => send(upload)}>
              {strings.retry}
            </button>
          )}
          <button type="button" onClick={() => remove(upload.id)}>
            {strings.cancel ?? 'Cancel'}
          </button>
        </div>
      ))}
    </div>
  )
}

const reason = (status: number, strings: PanelStrings & typeof fileStrings): string => {
  if (status === 413) return strings.fileTooLarge
  if (status === 415 || status === 422) return strings.fileRefused
  if (status === 409) return strings.filesFull
  return status === 429 ? strings.tooFast : strings.notDelivered
}
