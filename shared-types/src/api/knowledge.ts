import * as z from 'zod/mini'
import { Id, idParams, strict, Timestamp } from '../common.ts'
import { AddDocument, AddText, CrawlLimit, WebUrl } from '../knowledge-adding.ts'
import { KnowledgeStatus, KnowledgeType } from '../knowledge-items.ts'
import { PASTED_TEXT_MAX, PDF_MAX_BYTES } from '../limits.ts'
import { ChooseRereading, NewPagesAre, Rereading } from '../rereading.ts'
import { WriteTaughtAnswer } from '../taught-answers.ts'
import { apiEndpoint, apiPage, pageOf } from './endpoint.ts'

/** A website, document or text that an agent answers from. */
export const ApiSource = z.object({
  id: Id,
  /** The agent that owns it; where it is only linked, that is another one. */
  agent_id: Id,
  title: z.string(),
  type: KnowledgeType,
  status: KnowledgeStatus,
  /** Why it could not be read, in a sentence; null otherwise. */
  failure: z.nullable(z.string()),
  /** How many pages were read, could not be read, and belong to it; a document or text counts as at least one. */
  pages: z.object({ read: z.number(), failed: z.number(), total: z.number() }),
  /** How it is kept up to date; null for a file or a text, which cannot be read again. */
  rereading: z.nullable(
    z.pick(Rereading, { every: true, last_at: true, next_at: true, new_pages: true }),
  ),
  created_at: Timestamp,
})
export type ApiSource = z.infer<typeof ApiSource>

/** The source, and what was not seen or not taken of the website. */
export const ApiAddedWebsite = z.extend(ApiSource, {
  /** Number of pages found but not read, because there are too many. */
  left_out: z.number(),
  /** The limits that the search for pages reached, after which there may be more pages or PDFs. */
  limits: z.array(CrawlLimit),
})

/** A question with the answer that a person wrote. */
export const ApiAnswer = z.object({
  id: Id,
  /** The agent that owns it; where it is only linked, that is another one. */
  agent_id: Id,
  question: z.string(),
  /** Other ways to ask the question. */
  phrasings: z.array(z.string()),
  answer: z.string(),
  updated_at: Timestamp,
})
export type ApiAnswer = z.infer<typeof ApiAnswer>

const { question, phrasings, answer } = WriteTaughtAnswer.shape
const WriteAnswer = z.object({ question, phrasings, answer })
/** Characters of the largest file in Base64, with room for line breaks. */
const BASE64_MAX = Math.ceil(PDF_MAX_BYTES * 1.4)
/** Room for the other fields of a request that has a file or a long text. */
const OTHER_FIELDS_BYTES = 16_384

const AddWebsite = z.object({
  url: WebUrl,
  /** `site`: the whole website; `page`: only the page at `url`; `sitemap`: the pages named by the sitemap at `url`. */
  pages: z._default(z.enum(['site', 'page', 'sitemap']), 'site'),
  /** Whether the PDFs are read to which the pages link. */
  pdfs: z._default(z.boolean(), false),
  /** What happens to pages that the website gets later. */
  new_pages: z._default(NewPagesAre, 'learn'),
})
const AddApiText = z.object({ title: AddText.shape.title, text: AddText.shape.text })
const AddFile = z.object({
  title: AddDocument.shape.title,
  /** Its ending names the format. */
  file_name: z.string().check(z.minLength(1, 'Name the file'), z.maxLength(200)),
  /** The file in Base64. */
  content: z.string().check(z.minLength(1, 'Send the file'), z.maxLength(BASE64_MAX)),
})
const sourceParams = z.object({ id: Id, source_id: Id })
const answerParams = z.object({ id: Id, answer_id: Id })
const tag = 'Knowledge'

export const apiKnowledge = {
  sources: apiEndpoint({
    method: 'GET',
    path: '/v1/agents/:id/sources',
    operation: 'listSources',
    tag,
    scope: 'knowledge:read',
    summary: 'The websites, documents and texts an agent answers from.',
    params: idParams,
    query: z.object(apiPage),
    response: pageOf(ApiSource),
  }),
  source: apiEndpoint({
    method: 'GET',
    path: '/v1/agents/:id/sources/:source_id',
    operation: 'readSource',
    tag,
    scope: 'knowledge:read',
    summary: 'One source, and how far the reading is.',
    params: sourceParams,
    response: ApiSource,
  }),
  addWebsite: apiEndpoint({
    method: 'POST',
    path: '/v1/agents/:id/sources/website',
    operation: 'addWebsite',
    tag,
    scope: 'sources:write',
    summary:
      'Finds the pages of a website, which may take a minute, and begins to read them. Read the source until its status is no longer `training`.',
    params: idParams,
    body: AddWebsite,
    response: ApiAddedWebsite,
  }),
  addFile: apiEndpoint({
    method: 'POST',
    path: '/v1/agents/:id/sources/file',
    operation: 'addFile',
    tag,
    scope: 'sources:write',
    summary: `Adds a PDF, an office document, a spreadsheet or a text file of at most ${PDF_MAX_BYTES / 1_000_000} MB.`,
    params: idParams,
    body: AddFile,
    response: ApiSource,
    maxBytes: BASE64_MAX + OTHER_FIELDS_BYTES,
  }),
  addText: apiEndpoint({
    method: 'POST',
    path: '/v1/agents/:id/sources/text',
    operation: 'addText',
    tag,
    scope: 'sources:write',
    summary: 'Adds a text, which may be Markdown.',
    params: idParams,
    body: AddApiText,
    response: ApiSource,
    maxBytes: 4 * PASTED_TEXT_MAX + OTHER_FIELDS_BYTES,
  }),
  readAgain: apiEndpoint({
    method: 'POST',
    path: '/v1/agents/:id/sources/:source_id/read',
    operation: 'readSourceAgain',
    tag,
    scope: 'sources:write',
    summary: 'Reads a source again and replaces what changed.',
    params: sourceParams,
    response: ApiSource,
  }),
  changeSource: apiEndpoint({
    method: 'PATCH',
    path: '/v1/agents/:id/sources/:source_id',
    operation: 'changeSource',
    tag,
    scope: 'sources:write',
    summary:
      'Chooses how often a website of an agent is read again, and what becomes of pages that it gets later.',
    params: sourceParams,
    body: z.object({ rereading: strict(ChooseRereading) }),
    response: ApiSource,
  }),
  link: apiEndpoint({
    method: 'POST',
    path: '/v1/agents/:id/sources/:source_id/link',
    operation: 'linkSource',
    tag,
    scope: 'sources:write',
    summary:
      'Lets an agent answer from a source of another agent too. Linking it again changes nothing.',
    params: sourceParams,
    response: ApiSource,
  }),
  unlink: apiEndpoint({
    method: 'DELETE',
    path: '/v1/agents/:id/sources/:source_id/link',
    operation: 'unlinkSource',
    tag,
    scope: 'sources:write',
    summary: 'Ends that. The source stays with the agent that owns it.',
    params: sourceParams,
    response: z.object({ id: Id }),
  }),
  removeSource: apiEndpoint({
    method: 'DELETE',
    path: '/v1/agents/:id/sources/:source_id',
    operation: 'deleteSource',
    tag,
    scope: 'sources:write',
    summary: 'Deletes a source of an agent, for the agents that use it too.',
    params: sourceParams,
    response: z.object({ id: Id }),
  }),
  answers: apiEndpoint({
    method: 'GET',
    path: '/v1/agents/:id/answers',
    operation: 'listAnswers',
    tag,
    scope: 'knowledge:read',
    summary: 'The answers people taught an agent.',
    params: idParams,
    query: z.object(apiPage),
    response: pageOf(ApiAnswer),
  }),
  teach: apiEndpoint({
    method: 'POST',
    path: '/v1/agents/:id/answers',
    operation: 'teachAnswer',
    tag,
    scope: 'knowledge:write',
    summary: 'Teaches an agent the answer to a question.',
    params: idParams,
    body: WriteAnswer,
    response: ApiAnswer,
  }),
  change: apiEndpoint({
    method: 'PATCH',
    path: '/v1/agents/:id/answers/:answer_id',
    operation: 'changeAnswer',
    tag,
    scope: 'knowledge:write',
    summary: 'Replaces a taught answer. Other agents that use it keep using it.',
    params: answerParams,
    body: WriteAnswer,
    response: ApiAnswer,
  }),
  forget: apiEndpoint({
    method: 'DELETE',
    path: '/v1/agents/:id/answers/:answer_id',
    operation: 'deleteAnswer',
    tag,
    scope: 'knowledge:write',
    summary: 'Deletes a taught answer, for the agents that use it too.',
    params: answerParams,
    response: z.object({ id: Id }),
  }),
}
