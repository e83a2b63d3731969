import { useState } from 'react'
import { CHAT_FILE_TYPES } from 'shared-types/chat-files'
import { fileStrings } from './file-strings.ts'
import type { PanelStrings } from './strings.ts'
import type { FileAccess } from './types.ts'
import { createUploads } from './uploads.ts'
import type { Upload } from './uploads.ts'

type Props = FileAccess & {
  /** Dropped or pasted files; empty where the visitor wants to choose some. A new array is a new request. */
  given: File[] | undefined
  strings: PanelStrings
}

/** Files being uploaded: progress and result of each. */
export const Attach = ({ given, strings: own, ...access }: Props) => {
  const strings = { ...fileStrings, ...own }
  const [uploads, setUploads] = useState<Upload[]>([])
  const [{ attach, choose, add, send, remove }] = useState(() => createUploads(access, setUploads))
  const [taken, setTaken] = useState<File[]>()
  if (given && given !== taken) {
    setTaken(given)
    // Done after the first drawing, because the first request caused this file to be loaded.
    setTimeout(() => (given[0] ? add(given) : choose()))
  }
  return (
    <div className="nx-uploads">
      <input
        ref={attach}
        type="file"
        accept={CHAT_FILE_TYPES.join()}
        multiple
        hidden
        aria-label={own.attach}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          // Allows the same file to be chosen again.
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
