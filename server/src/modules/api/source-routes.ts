import type { FastifyInstance } from 'fastify'
import {
  type ApiSource,
  apiKnowledge,
  documentFormat,
  type KnowledgeItem,
  PDF_MAX_BYTES,
} from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../errors.ts'
import { handleApi } from '../../http/api-contract.ts'
import { untilGone } from '../../http/until-gone.ts'
import { pageOfAll } from '../../lib/cursor.ts'
import { addSource } from '../knowledge/add-source.ts'
import { crawlSite } from '../knowledge/add-website.ts'
import { linkKnowledge, unlinkKnowledge } from '../knowledge/link.ts'
import { usedItem } from '../knowledge/own-item.ts'
import { chooseRereading } from '../knowledge/rereading.ts'
import { readKnowledge, removeKnowledge, retrain } from '../knowledge/service.ts'

/** The API for websites, documents and texts that an agent answers from. */
export function sourceApi(app: FastifyInstance, deps: Deps): void {
  handleApi(app, apiKnowledge.sources, async ({ params, query }, { account }) =>
    pageOfAll((await readKnowledge(deps, account.id, params.id)).map(toSource), query),
  )
  handleApi(app, apiKnowledge.source, ({ params }, { account }) =>
    readSource(deps, account.id, params),
  )
  handleApi(app, apiKnowledge.addWebsite, async ({ params, body }, { account, actor }, reply) => {
    const { url, pages: scope, pdfs, new_pages } = body
    const about = { url, agent_id: params.id }
    const found = await crawlSite(deps, account.id, { ...about, scope }, untilGone(reply))
    const documents = pdfs ? found.documents.join(',') : ''
    const chosen = { refId: found.refId, trashLinks: '', documents, new_pages }
    const added = await addSource(deps, actor, { type: 'WEB_PAGES', ...about, ...chosen })
    const { left_out, limits = [] } = found
    return { ...toSource(added), left_out, limits }
  })
  handleApi(app, apiKnowledge.addFile, async ({ params, body }, { actor }) => {
    const { title, file_name: fileName } = body
    const type = documentFormat(fileName) ? 'DOCUMENT' : 'PDF'
    const file = { agent_id: params.id, title, fileName, content: contentOf(body.content) }
    return toSource(await addSource(deps, actor, { type, ...file }))
  })
  handleApi(app, apiKnowledge.addText, async ({ params, body }, { actor }) =>
    toSource(await addSource(deps, actor, { type: 'TEXT', agent_id: params.id, ...body })),
  )
  handleApi(app, apiKnowledge.readAgain, async ({ params }, { account }) => {
    await retrain(deps, account.id, params.id, params.source_id)
    return readSource(deps, account.id, params)
  })
  handleApi(app, apiKnowledge.changeSource, async ({ params, body }, { actor }) => {
    const at = { agentId: params.id, itemId: params.source_id }
    return toSource(await chooseRereading(deps, actor, at, body.rereading))
  })
  handleApi(app, apiKnowledge.link, async ({ params }, { account, actor }) => {
    await linkKnowledge(deps, actor, params.id, [params.source_id])
    return readSource(deps, account.id, params)
  })
  handleApi(app, apiKnowledge.unlink, async ({ params }, { actor }) => {
    await unlinkKnowledge(deps, actor, params.id, params.source_id)
    return { id: params.source_id }
  })
  handleApi(app, apiKnowledge.removeSource, async ({ params }, { actor }) => {
    await removeKnowledge(deps, actor, params.id, params.source_id)
    return { id: params.source_id }
  })
}

const readSource = async (deps: Deps, userId: string, at: { id: string; source_id: string }) =>
  toSource(await usedItem(deps, userId, at.id, at.source_id))

/**
 * The bytes of a file in Base64.
 * @throws 400 for other text, which decoding would otherwise drop in silence; 413
 */
function contentOf(base64: string): Uint8Array {
  const content = Buffer.from(base64, 'base64')
  const [given, read] = [base64.replaceAll(/[\s=]/g, ''), content.toString('base64')]
  if (given !== read.replaceAll('=', ''))
    throw invalid('invalid_base64', 'Send the file in Base64.')
  if (content.byteLength > PDF_MAX_BYTES)
    throw new AppError(413, 'file_too_large', 'File size should not exceed 4.5MB')
  return content
}

const toSource = ({ progress, reason, ...item }: KnowledgeItem): ApiSource => ({
  id: item.id,
  agent_id: item.agent_id,
  title: item.title,
  type: item.type,
  status: item.status,
  failure: reason,
  pages: { read: progress.done, failed: progress.failed, total: progress.total },
  rereading: item.rereading,
  created_at: item.created_at,
})
