import { documentFormat, type DocumentFormat, type KnowledgeItem } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../errors.ts'
import { findOwnAgent } from '../agents/own.ts'
import { makeRoom } from '../usage/ceilings.ts'
import { beginTraining } from './begin-training.ts'
import { insertFile } from './new-item-store.ts'

/** The mark of a PDF. Other bytes may come before it, so readers look for it in the first kilobyte. */
const PDF_MARK = '%PDF-'
const PDF_MARK_WITHIN = 1_024

type NewFile = { agent_id: string; title: string; content: Uint8Array }

/** @throws 400 when the content is not a PDF, whatever its name says; 409 `account_full` */
export function addPdf(deps: Deps, userId: string, input: NewFile): Promise<KnowledgeItem> {
  const head = Buffer.from(input.content.subarray(0, PDF_MARK_WITHIN))
  if (!head.includes(PDF_MARK)) throw invalid('invalid_file_type', 'Invalid file type')
  return addFile(deps, userId, input, 'PDF', null)
}

/**
 * Adds an office document, a spreadsheet or a text file, recognized by the extension of its name.
 * @throws 400 for another kind of file; 409 `account_full`
 */
export function addDocument(
  deps: Deps,
  userId: string,
  input: NewFile & { fileName: string },
): Promise<KnowledgeItem> {
  const format = documentFormat(input.fileName)
  if (!format || isPacked(input.content) !== PACKED.has(format)) {
    throw invalid('invalid_file_type', 'Invalid file type')
  }
  return addFile(deps, userId, input, 'DOCUMENT', format)
}

/** Adds a text that the owner wrote or pasted. @throws 409 `account_full` */
export const addText = (
  deps: Deps,
  userId: string,
  { text, ...input }: { agent_id: string; title: string; text: string },
): Promise<KnowledgeItem> =>
  addFile(deps, userId, { ...input, content: Buffer.from(text) }, 'TEXT', 'md')

async function addFile(
  deps: Deps,
  userId: string,
  { agent_id: agentId, title, content }: NewFile,
  type: 'PDF' | 'DOCUMENT' | 'TEXT',
  format: DocumentFormat | null,
): Promise<KnowledgeItem> {
  await findOwnAgent(deps, userId, agentId)
  const id = await deps.db.transaction(async (tx) => {
    await makeRoom(deps, tx, userId, { pdfs: 1, bytes: content.byteLength })
    return insertFile(tx, { userId, agentId, type, title }, { content, format })
  })
  return beginTraining(deps, userId, agentId, id)
}

/** Files of these formats are ZIP archives; the others are plain text. */
const PACKED = new Set<DocumentFormat>(['docx', 'odt', 'xlsx', 'ods', 'pptx', 'odp'])
const isPacked = (content: Uint8Array): boolean =>
  Buffer.from(content.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004'
