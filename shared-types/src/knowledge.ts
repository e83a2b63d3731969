import * as z from 'zod/mini'
import { Id, idParams, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import {
  ContentPart,
  Correction,
  FactKind,
  KnowledgeFact,
  KnowledgePassage,
  PageNotice,
  partOf,
} from './knowledge-content.ts'
import { PASTED_TEXT_MAX, URL_MAX } from './limits.ts'

export const KnowledgeType = z.enum(['PDF', 'WEB_PAGES', 'YT_VIDEOS', 'DOCUMENT', 'TEXT'])
export type KnowledgeType = z.infer<typeof KnowledgeType>

/** File name endings of the type DOCUMENT. */
export const DOCUMENT_FORMATS = [
  'docx',
  'odt',
  'xlsx',
  'ods',
  'csv',
  'pptx',
  'odp',
  'md',
  'txt',
] as const
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number]

/** The format of a document by its file name; null for any other kind of file. @param name with its ending */
export function documentFormat(name: string): DocumentFormat | null {
  const ending = name.toLowerCase().split('.').at(-1)
  return DOCUMENT_FORMATS.find((format) => format === ending) ?? null
}

export const KnowledgeStatus = z.enum(['untrained', 'training', 'trained'])
export type KnowledgeStatus = z.infer<typeof KnowledgeStatus>

/** How often the pages of a website are read again. */
export const RereadEvery = z.enum(['never', 'daily', 'weekly', 'monthly'])
export type RereadEvery = z.infer<typeof RereadEvery>

/** What becomes of pages a website gets later: they are learnt like the others, or the owner is asked. */
export const NewPagesAre = z.enum(['learn', 'offer'])
export type NewPagesAre = z.infer<typeof NewPagesAre>

/** What a later reading found of a page. */
export const ChangeKind = z.enum(['added', 'changed', 'gone'])
export type ChangeKind = z.infer<typeof ChangeKind>

export const Rereading = z.object({
  every: RereadEvery,
  /** When all pages were last read; null before the first time. */
  last_at: z.nullable(Timestamp),
  /** Null is never. */
  next_at: z.nullable(Timestamp),
  /** Pages, since then. */
  changes: z.object({ added: z.number(), changed: z.number(), gone: z.number() }),
  since: Timestamp,
  /** Null where none are looked for: of a single page, and of a website whose address is not known. */
  new_pages: z.nullable(NewPagesAre),
  /** New pages that wait for the owner to choose. */
  offered: z.number(),
})
export type Rereading = z.infer<typeof Rereading>

/** What a reading of one page found other than the one before. */
export const KnowledgeChange = z.object({
  id: Id,
  kind: ChangeKind,
  at: Timestamp,
  url: z.nullable(z.string()),
  title: z.nullable(z.string()),
})
export type KnowledgeChange = z.infer<typeof KnowledgeChange>

/** What the page said before and after, passage by passage with an empty line between. */
export const KnowledgeDifference = z.extend(KnowledgeChange, {
  before: z.string(),
  after: z.string(),
})
export type KnowledgeDifference = z.infer<typeof KnowledgeDifference>

export const KnowledgeItem = z.object({
  id: Id,
  /** The same value as `id`. */
  kb_id: Id,
  /** The agent that owns the item; where the item is only linked, that is another agent than the one it was asked for. */
  agent_id: Id,
  title: z.string(),
  type: KnowledgeType,
  status: KnowledgeStatus,
  /** Agents that use the item without owning it. */
  linked_kb: z.array(z.object({ name: z.string() })),
  created_at: Timestamp,
  /** Number of pages of the document or site: read, failed and all. */
  progress: z.object({ done: z.number(), failed: z.number(), total: z.number() }),
  /** Why the item is untrained, in a sentence for the owner; null where it is not. */
  reason: z.nullable(z.string()),
  /** How it is kept up to date; null for what was uploaded, which cannot be read again. */
  rereading: z.nullable(Rereading),
})
export type KnowledgeItem = z.infer<typeof KnowledgeItem>

export const KnowledgePage = z.object({
  id: Id,
  /** Null for a PDF. */
  url: z.nullable(z.string()),
  title: z.nullable(z.string()),
  status: z.enum(['pending', 'trained', 'failed']),
  /** Why the page could not be read; null unless `status` is `failed`. */
  reason: z.nullable(z.string()),
  passages: z.number(),
  /** Number of facts found on the page. */
  facts: z.number(),
  /** Language of the page as ISO 639-1; null where it could not be told. */
  language: z.nullable(z.string()),
  notices: z.array(PageNotice),
  /** Since when its website says that there is no such page. It is said until that is certain. */
  missing_since: z.nullable(Timestamp),
})
export type KnowledgePage = z.infer<typeof KnowledgePage>

/** Facts of different pages that cannot all be right. */
export const KnowledgeContradiction = z.object({
  /** The same for as long as both sides say the same, on whatever page. */
  id: z.string(),
  kind: FactKind,
  /** What it is about, as a page calls it; empty for the hours of the business itself. */
  label: z.string(),
  sides: z.array(
    z.object({
      fact_id: Id,
      kb_id: Id,
      /** The agent that owns the item, through which the fact is hidden. */
      agent_id: Id,
      /** As the page says it. */
      text: z.string(),
      /** What the agent takes it to mean, in words for the owner. */
      meaning: z.string(),
      /** What the page is called, or its document. */
      title: z.string(),
      /** Null for a document. */
      url: z.nullable(z.string()),
    }),
  ),
})
export type KnowledgeContradiction = z.infer<typeof KnowledgeContradiction>

/** A question the knowledge could not answer. */
export const KnowledgeGap = z.object({
  id: Id,
  question: z.string(),
  times: z.number(),
  last_asked_at: Timestamp,
  conversation_id: z.nullable(Id),
  /** Id of the newest of the questions that ask the same thing: they share it. */
  group_id: z.optional(Id),
  /** How often it was asked on each channel. */
  channels: z.optional(z.object({ widget: z.number(), telegram: z.number(), voice: z.number() })),
  /** How often it was asked in each of the last eight weeks, newest last. */
  weeks: z.optional(z.array(z.number())),
  /**
   * Since when the agents can answer it, and the title of the source; `by` is null where the owner wrote an answer. Absent while
   * there is no answer.
   */
  covered: z.optional(z.object({ at: Timestamp, by: z.nullable(z.string()) })),
})
export type KnowledgeGap = z.infer<typeof KnowledgeGap>

/** New pages of one website chosen at a time. */
const NEW_PAGES_MAX = 1_000

/** The most sections of one website that can be chosen. */
const SECTIONS_MAX = 50

/** An optional http or https scheme, a domain or IPv4 address, an optional port, path, query and fragment. */
export const WEB_URL =
  /^(?:https?:\/\/)?(?:(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}|localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?(?:\/[^\s?#]*)?(?:\?[^\s#]*)?(?:#\S*)?$/i

export const WebUrl = z
  .string()
  .check(z.trim(), z.maxLength(URL_MAX, 'Invalid url'), z.regex(WEB_URL, 'Invalid url'))

export const CrawlPage = z.object({
  url: WebUrl,
  agent_id: Id,
  /**
   * `site` (the default): the whole website. `page`: only the page at `url`. `sitemap`: the pages named by the sitemap at `url`.
   */
  scope: z.optional(z.enum(['site', 'page', 'sitemap'])),
  /** Id of a previous result: its pages are chosen from again, without reading the website. */
  refId: z.optional(Id),
  /** Paths of sections of which all pages are taken, as far as there is room. */
  sections: z.optional(
    z.array(z.string().check(z.maxLength(URL_MAX))).check(z.maxLength(SECTIONS_MAX)),
  ),
})
export type CrawlPage = z.infer<typeof CrawlPage>

/** The pages of a website below one path: found, and taken. '/' counts the pages that are in no other section. */
export const SiteSection = z.object({ path: z.string(), taken: z.number(), found: z.number() })
export type SiteSection = z.infer<typeof SiteSection>

export const CrawlResult = z.object({
  refId: Id,
  links: z.array(z.string()),
  /** Number of pages found but left out of `links`, because there are too many. */
  left_out: z.number(),
  sections: z.array(SiteSection),
  /** PDFs that the pages link to; a PDF is only read where it is submitted too. */
  documents: z.array(z.string()),
})
export type CrawlResult = z.infer<typeof CrawlResult>

const KnowledgeTitle = z
  .string()
  .check(z.trim(), z.minLength(1, 'Title is required'), z.maxLength(200))

/** The fields beside the file of a multipart upload (PDF, DOCUMENT), or all of it (TEXT, WEB_PAGES). */
export const AddPdf = z.object({ type: z.literal('PDF'), title: KnowledgeTitle, agent_id: Id })
export const AddDocument = z.object({
  type: z.literal('DOCUMENT'),
  title: KnowledgeTitle,
  agent_id: Id,
})
export const AddText = z.object({
  type: z.literal('TEXT'),
  title: KnowledgeTitle,
  agent_id: Id,
  /** Plain text or Markdown. */
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Text is required'),
      z.maxLength(PASTED_TEXT_MAX, 'Text should not exceed 100,000 characters'),
    ),
})
export const AddWebPages = z.object({
  type: z.literal('WEB_PAGES'),
  url: WebUrl,
  agent_id: Id,
  refId: Id,
  /** Links that the owner removed from the result, joined by commas. */
  trashLinks: z._default(z.string(), ''),
  /** Chosen PDFs among those the crawl found, joined by commas. */
  documents: z._default(z.string(), ''),
  /** What the form proposes, so that it only says what is chosen otherwise. */
  new_pages: z._default(NewPagesAre, 'learn'),
})
export const AddKnowledge = z.discriminatedUnion('type', [
  AddPdf,
  AddDocument,
  AddText,
  AddWebPages,
])
export type AddKnowledge = z.infer<typeof AddKnowledge>

const itemOfAgent = z.object({ kb_id: Id, agent_id: Id })
const itemOfAgentPath = z.object({ agentId: Id, kbId: Id })
const pageOfItem = z.object({ agentId: Id, kbId: Id, pageId: Id })

export const knowledge = {
  listAll: endpoint({
    method: 'GET',
    path: '/knowledge-base',
    summary: 'Knowledge items of all agents.',
    response: z.array(KnowledgeItem),
  }),
  list: endpoint({
    method: 'GET',
    path: '/knowledge-base/:id',
    summary: 'Knowledge items an agent owns or links.',
    params: idParams,
    response: z.array(KnowledgeItem),
  }),
  /** A multipart form: the fields of `AddKnowledge`, and the part `file` for a PDF or another document. */
  add: endpoint({
    method: 'POST',
    path: '/knowledge-base',
    summary: 'Adds a PDF, another document, a text or the pages of a website (multipart form).',
    response: KnowledgeItem,
  }),
  crawl: endpoint({
    method: 'POST',
    path: '/knowledge-base/crawl-page',
    summary: 'Finds the pages of a website.',
    body: CrawlPage,
    response: CrawlResult,
  }),
  pages: endpoint({
    method: 'GET',
    path: '/knowledge-base/pages/:agentId/:kbId',
    summary: 'The pages of an item with their state.',
    params: itemOfAgentPath,
    response: z.array(KnowledgePage),
  }),
  /** The response is the file itself, which the browser shows. */
  file: endpoint({
    method: 'GET',
    path: '/knowledge-base/file/:agentId/:kbId',
    summary: 'The file of an item.',
    params: itemOfAgentPath,
    response: z.string(),
  }),
  passages: endpoint({
    method: 'GET',
    path: '/knowledge-base/pages/:agentId/:kbId/:pageId/passages',
    summary: 'The passages of a page, a part at a time.',
    params: pageOfItem,
    query: ContentPart,
    response: partOf(KnowledgePassage),
  }),
  facts: endpoint({
    method: 'GET',
    path: '/knowledge-base/pages/:agentId/:kbId/:pageId/facts',
    summary: 'The facts of a page, a part at a time.',
    params: pageOfItem,
    query: ContentPart,
    response: partOf(KnowledgeFact),
  }),
  /** The correction counts on every page of the item that says the same, until a page says something else. */
  correctPassage: endpoint({
    method: 'PATCH',
    path: '/knowledge-base/passages/:agentId/:kbId/:passageId',
    summary: 'Corrects, hides or shows a passage.',
    params: z.object({ agentId: Id, kbId: Id, passageId: Id }),
    body: Correction,
    response: KnowledgePassage,
  }),
  /** As with `correctPassage`, the correction counts on every page of the item that states the fact. */
  correctFact: endpoint({
    method: 'PATCH',
    path: '/knowledge-base/facts/:agentId/:kbId/:factId',
    summary: 'Corrects, hides or shows a fact.',
    params: z.object({ agentId: Id, kbId: Id, factId: Id }),
    body: Correction,
    response: KnowledgeFact,
  }),
  link: endpoint({
    method: 'POST',
    path: '/knowledge-base/link',
    summary: 'Lets an agent use items of other agents.',
    body: z.object({
      agent_id: Id,
      kb_ids: z
        .array(Id)
        .check(z.minLength(1, 'Select at least one data source'), z.maxLength(200)),
    }),
    response: Nothing,
  }),
  unlink: endpoint({
    method: 'POST',
    path: '/knowledge-base/unlink',
    summary: 'Stops an agent using an item of another agent.',
    body: itemOfAgent,
    response: Nothing,
  }),
  retrain: endpoint({
    method: 'POST',
    path: '/knowledge-base/retrain',
    summary: 'Reads the pages again and replaces what changed.',
    body: itemOfAgent,
    response: Nothing,
  }),
  schedule: endpoint({
    method: 'PATCH',
    path: '/knowledge-base/schedule/:agentId/:kbId',
    summary: 'Chooses how often the pages of an item are read again, and what becomes of new ones.',
    params: itemOfAgentPath,
    body: z.object({ every: z.optional(RereadEvery), new_pages: z.optional(NewPagesAre) }),
    response: KnowledgeItem,
  }),
  changes: endpoint({
    method: 'GET',
    path: '/knowledge-base/changes/:agentId/:kbId',
    summary: 'What later readings of an item found, newest first.',
    params: itemOfAgentPath,
    response: z.array(KnowledgeChange),
  }),
  difference: endpoint({
    method: 'GET',
    path: '/knowledge-base/changes/:agentId/:kbId/:changeId',
    summary: 'What a page said before and after a change.',
    params: z.object({ agentId: Id, kbId: Id, changeId: Id }),
    response: KnowledgeDifference,
  }),
  newPages: endpoint({
    method: 'GET',
    path: '/knowledge-base/new-pages/:agentId/:kbId',
    summary: 'Addresses of pages that a website got later, and that wait to be chosen.',
    params: itemOfAgentPath,
    response: z.array(z.string()),
  }),
  chooseNewPages: endpoint({
    method: 'POST',
    path: '/knowledge-base/new-pages/:agentId/:kbId',
    summary: 'Learns new pages of a website, or leaves them out for good.',
    params: itemOfAgentPath,
    body: z.object({
      links: z
        .array(z.string().check(z.maxLength(URL_MAX)))
        .check(z.minLength(1, 'Choose a page'), z.maxLength(NEW_PAGES_MAX)),
      learn: z.boolean(),
    }),
    response: KnowledgeItem,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/knowledge-base/:agentId/:kbId',
    summary: 'Deletes an item, for the agents that link it too.',
    params: itemOfAgentPath,
    response: Nothing,
  }),
  contradictions: endpoint({
    method: 'GET',
    path: '/knowledge-base/contradictions/:agentId',
    summary: 'Where the knowledge of an agent answers the same question in two ways.',
    params: z.object({ agentId: Id }),
    response: z.array(KnowledgeContradiction),
  }),
  acceptContradiction: endpoint({
    method: 'POST',
    path: '/knowledge-base/contradictions/:agentId/accept',
    summary: 'Says that both sides are right: it is not shown again until one of them changes.',
    params: z.object({ agentId: Id }),
    /** `id` of a contradiction. */
    body: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    response: Nothing,
  }),
  gaps: endpoint({
    method: 'GET',
    path: '/knowledge-base/gaps/:agentId',
    summary: 'Questions the knowledge of an agent could not answer, newest first.',
    params: z.object({ agentId: Id }),
    response: z.array(KnowledgeGap),
  }),
  removeGap: endpoint({
    method: 'DELETE',
    path: '/knowledge-base/gaps/:agentId/:gapId',
    summary: 'Takes a question off the list of gaps.',
    params: z.object({ agentId: Id, gapId: Id }),
    response: Nothing,
  }),
}
