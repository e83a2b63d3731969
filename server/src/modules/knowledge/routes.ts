import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { knowledge } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle } from '../../http/contract.ts'
import { inScope } from '../../http/in-scope.ts'
import { untilGone } from '../../http/until-gone.ts'
import { correctFact, correctPassage } from './correct.ts'
import { fileRoute } from './file-route.ts'
import { readForm } from './form.ts'
import { chooseNewPages, readNewPages } from './new-pages.ts'
import { acceptContradiction, readContradictions } from './read-contradictions.ts'
import { readFacts, readPassages } from './read-content.ts'
import { addSource } from './add-source.ts'
import { crawlSite } from './add-website.ts'
import { linkKnowledge, unlinkKnowledge } from './link.ts'
import { chooseRereading, readChanges, readDifference } from './rereading.ts'
import { readAllKnowledge, readKnowledge, readPages, removeKnowledge, retrain } from './service.ts'

export async function knowledgeRoutes(app: FastifyInstance, deps: Deps) {
  await app.register(multipart)
  handle(app, knowledge.listAll, (_input, { account }) => readAllKnowledge(deps, account.id))
  handle(app, knowledge.list, ({ params }, { account }) =>
    readKnowledge(deps, account.id, params.id),
  )
  handle(app, knowledge.pages, ({ params }, { account }) =>
    readPages(deps, account.id, params.agentId, params.kbId),
  )
  await inScope(app, fileRoute, deps)
  handle(app, knowledge.passages, ({ params, query }, { account }) =>
    readPassages(deps, { userId: account.id, ...placeOf(params), from: query.from }),
  )
  handle(app, knowledge.facts, ({ params, query }, { account }) =>
    readFacts(deps, { userId: account.id, ...placeOf(params), from: query.from }),
  )
  handle(app, knowledge.correctPassage, ({ params, body }, { actor }) => {
    const { agentId, kbId: itemId, passageId: id } = params
    return correctPassage(deps, { actor, agentId, itemId, id }, body)
  })
  handle(app, knowledge.correctFact, ({ params, body }, { actor }) => {
    const { agentId, kbId: itemId, factId: id } = params
    return correctFact(deps, { actor, agentId, itemId, id }, body)
  })
  handle(app, knowledge.add, async (_input, request) =>
    addSource(deps, request.actor, await readForm(request)),
  )
  handle(app, knowledge.crawl, ({ body }, { account }, reply) =>
    crawlSite(deps, account.id, body, untilGone(reply)),
  )
  handle(app, knowledge.link, ({ body }, { actor }) =>
    linkKnowledge(deps, actor, body.agent_id, body.kb_ids),
  )
  handle(app, knowledge.unlink, ({ body }, { actor }) =>
    unlinkKnowledge(deps, actor, body.agent_id, body.kb_id),
  )
  handle(app, knowledge.retrain, ({ body }, { account }) =>
    retrain(deps, account.id, body.agent_id, body.kb_id),
  )
  handle(app, knowledge.schedule, ({ params, body }, { actor }) => {
    const { agentId, kbId: itemId } = params
    return chooseRereading(deps, actor, { agentId, itemId }, body)
  })
  handle(app, knowledge.changes, ({ params }, { account }) =>
    readChanges(deps, account.id, params.agentId, params.kbId),
  )
  handle(app, knowledge.difference, ({ params }, { account }) => {
    const { agentId, kbId: itemId, changeId } = params
    return readDifference(deps, account.id, { agentId, itemId, changeId })
  })
  handle(app, knowledge.newPages, ({ params }, { account }) =>
    readNewPages(deps, account.id, params.agentId, params.kbId),
  )
  handle(app, knowledge.chooseNewPages, ({ params, body }, { actor }) => {
    const { agentId, kbId: itemId } = params
    return chooseNewPages(deps, actor, { agentId, itemId }, body)
  })
  handle(app, knowledge.contradictions, ({ params }, { account }) =>
    readContradictions(deps, account.id, params.agentId),
  )
  handle(app, knowledge.acceptContradiction, ({ params, body }, { account }) =>
    acceptContradiction(deps, account.id, params.agentId, body.id),
  )
  handle(app, knowledge.remove, ({ params }, { actor }) =>
    removeKnowledge(deps, actor, params.agentId, params.kbId),
  )
}

const placeOf = ({
  agentId,
  kbId: itemId,
  pageId,
}: Record<'agentId' | 'kbId' | 'pageId', string>) => ({
  agentId,
  itemId,
  pageId,
})
