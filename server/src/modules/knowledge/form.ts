import type { FastifyRequest } from 'fastify'
import { AddKnowledge, PDF_MAX_BYTES } from 'shared-types'
import { AppError, invalid, notFound } from '../../errors.ts'
import { isId } from '../../lib/ids.ts'

type Of<Type extends AddKnowledge['type']> = Extract<AddKnowledge, { type: Type }>

export type KnowledgeForm =
  | ((Of<'PDF'> | Of<'DOCUMENT'>) & { content: Uint8Array; fileName: string })
  | Of<'TEXT'>
  | Of<'WEB_PAGES'>

/** Reads the form while it arrives, and stops at the size limit for files. */
export async function readForm(request: FastifyRequest): Promise<KnowledgeForm> {
  if (!request.isMultipart()) throw new AppError(415, 'unsupported_media_type', 'Send a form.')
  const { fields, file } = await readParts(request)
  const parsed = AddKnowledge.safeParse(fields)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const unknownType = issue?.path[0] === 'type'
    throw invalid(
      'validation_failed',
      unknownType
        ? 'Choose a PDF, a document, a text or a website.'
        : (issue?.message ?? 'Invalid input'),
    )
  }
  const form = parsed.data
  if (!isId(form.agent_id)) throw notFound('Agent')
  if (form.type === 'WEB_PAGES' || form.type === 'TEXT') return form
  if (!file) {
    const what = form.type === 'PDF' ? 'PDF file' : 'file'
    throw invalid('file_required', `Choose a ${what}.`)
  }
  return { ...form, ...file }
}

async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = {}
  let file: { content: Uint8Array; fileName: string } | undefined
  const limits = { files: 1, fields: 10, fileSize: PDF_MAX_BYTES }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = { content: await part.toBuffer(), fileName: part.filename }
      else fields[part.fieldname] = String(part.value).replaceAll('\0', '')
    }
  } catch (error) {
    const { code, statusCode } = error as { code?: string; statusCode?: number }
    if (code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new AppError(413, 'file_too_large', 'File size should not exceed 4.5MB')
    }
    // The form parser's errors have no status, for example when the boundary or the end is missing.
    throw statusCode ? error : invalid('bad_request', 'This form could not be read.')
  }
  return { fields, file }
}
