import { CHAT_FILE_MAX_BYTES, CHAT_FILE_TYPES } from 'shared-types/chat-files'
import { reach } from './reach.ts'
import type { FileAccess } from './types.ts'

/** Why a file was not sent: the server's answer, or 0 where it was not reached. */
export type Upload = { id: string; file: File; share: number; problem?: number | undefined }

/** Uploads files in parallel; each is listed until it has been stored, or the visitor removes it. */
export const createUploads = (access: FileAccess, onChange: (uploads: Upload[]) => void) => {
  const requests = new Map<string, XMLHttpRequest>()
  let uploads: Upload[] = []
  let chooser: HTMLInputElement | null = null
  const set = (next: Upload[]) => onChange((uploads = next))
  const change = (id: string, changed: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)))
  const remove = (id: string) => {
    requests.get(id)?.abort()
    set(uploads.filter((upload) => upload.id !== id))
  }
  const send = async ({ id, file }: Upload) => {
    change(id, { share: 0, problem: undefined })
    if (!CHAT_FILE_TYPES.includes(file.type)) return change(id, { problem: 415 })
    if (file.size > CHAT_FILE_MAX_BYTES) return change(id, { problem: 413 })
    try {
      const [address, authorization] = await reach(access)
      if (!uploads.some((upload) => upload.id === id)) return
      // XMLHttpRequest reports upload progress, which `fetch` does not.
      const request = new XMLHttpRequest()
      requests.set(id, request)
      const form = new FormData()
      form.append('id', id)
      form.append('file', file)
      request.open('POST', address)
      request.setRequestHeader('authorization', authorization)
      request.upload.onprogress = ({ loaded, total }) => change(id, { share: loaded / total })
      request.onload = () =>
        request.status === 200 ? remove(id) : change(id, { problem: request.status })
      request.onerror = () => change(id, { problem: 0 })
      request.send(form)
    } catch {
      change(id, { problem: 0 })
    }
  }
  return {
    remove,
    /** The `ref` of the file input. */
    attach: (field: HTMLInputElement | null) => {
      chooser = field
    },
    choose: () => chooser?.click(),
    send: (upload: Upload) => void send(upload),
    add: (files: Iterable<File>) => {
      const added = [...files].map((file) => ({ id: newId(), file, share: 0 }))
      set([...uploads, ...added])
      for (const upload of added) void send(upload)
    },
  }
}

/** 128 random bits. */
const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
