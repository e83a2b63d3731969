import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import { CHAT_FILE_MAX_BYTES, CHAT_FILE_TYPES } from 'shared-types'
import { failureText } from '~/api/failure.ts'
import { newId } from '~/lib/new-id.ts'
import { useSendFile } from './queries.ts'

/** A file that is being uploaded; `problem` says why it failed. */
export type Upload = { id: string; file: File; share: number; problem?: string | undefined }

/**
 * Uploads files in parallel; each is listed until it has been stored or discarded. A file that fails after the conversation was left is named
 * in a toast.
 */
export function useUploads(conversationId: string) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const running = useRef(new Map<string, AbortController>())
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  const sendFile = useSendFile(conversationId)

  const change = (id: string, changed: Partial<Upload>) =>
    setUploads((all) =>
      all.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)),
    )
  const remove = (id: string) => {
    running.current.get(id)?.abort()
    running.current.delete(id)
    setUploads((all) => all.filter((upload) => upload.id !== id))
  }
  const send = async ({ id, file }: Upload) => {
    change(id, { share: 0, problem: undefined })
    const refusal = refusalOf(file)
    if (refusal) return change(id, { problem: refusal })
    const controller = new AbortController()
    running.current.set(id, controller)
    try {
      const onProgress = (share: number) => change(id, { share })
      await sendFile(id, file, { signal: controller.signal, onProgress })
      remove(id)
    } catch (error) {
      const problem = failureText(error, 'This file was not sent.')
      if (isShown.current) change(id, { problem })
      else toast.error(`${file.name}: ${problem}`)
    }
  }
  const add = (files: Iterable<File>) => {
    const added = Array.from(files, (file) => ({ id: newId(), file, share: 0 }))
    setUploads((all) => [...all, ...added])
    for (const upload of added) void send(upload)
  }
  return { uploads, add, send, remove }
}

/** Why a file is not sent, in a sentence; undefined where it may be. */
export function refusalOf({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (size > CHAT_FILE_MAX_BYTES) return 'A file may have no more than 10 MB.'
  if (!CHAT_FILE_TYPES.includes(type)) return 'Send a picture (JPEG, PNG, WebP or GIF) or a PDF.'
}
