import type { KnowledgeItem } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { type Actor, record } from '../audit/record.ts'
import { addDocument, addPdf, addText } from './add-files.ts'
import { addWebPages } from './add-website.ts'
import type { KnowledgeForm } from './form.ts'

/** Adds something that an agent answers from, and begins to read it. @throws 400, 404, 409 `account_full` */
export async function addSource(
  deps: Deps,
  actor: Actor,
  form: KnowledgeForm,
): Promise<KnowledgeItem> {
  const item = await add(deps, actor.userId, form)
  const subject = { id: item.id, name: item.title }
  await record(deps.db, actor, { action: 'knowledge.add', subject })
  return item
}

function add(deps: Deps, userId: string, form: KnowledgeForm): Promise<KnowledgeItem> {
  if (form.type === 'PDF') return addPdf(deps, userId, form)
  if (form.type === 'DOCUMENT') return addDocument(deps, userId, form)
  return form.type === 'TEXT' ? addText(deps, userId, form) : addWebPages(deps, userId, form)
}
