import type { PageParser, RawPage, Turn } from '../crawler/index.ts'
import type { CalendarSource, Taken } from './calendar/index.ts'
import type { MailSource, ReadMail } from './mail/index.ts'
import type { DocumentSource } from './office/read-document.ts'
import type { Recognition } from './recognition.ts'
import type { ReadFile } from './read-file.ts'
import type { PageEmbeds } from './read-embeds.ts'
import type { Fact, PageNotice } from './fact.ts'

/** Begins the line of a heading within the text of a passage, as in Markdown. */
export const SECTION = '## '

/** Separates the headings above a passage, outermost first. */
export const BETWEEN = ' › '

/** A piece of a document that can answer a question by itself. */
export type Passage = {
  /** The headings above it, outermost first, joined by ' › '. */
  heading: string
  text: string
  /** Page of a PDF, from 1; null for a web page. */
  pageNumber: number | null
}

export type ReadDocument = {
  title: string | null
  /** PostgreSQL text search configuration of its language. */
  config: string
  /** ISO 639-1 code of its language; null where it cannot be told. */
  language: string | null
  passages: Passage[]
  facts: Fact[]
  notices: PageNotice[]
}

/** Reads documents from strangers in processes with limits of time and memory, so that no document can stop the server. */
export type Reader = PageParser & {
  readonly recognition: Recognition
  /** @throws AppError when there is nothing to read. */
  html(page: RawPage, turn: Turn): Promise<ReadDocument>
  /** @throws AppError that says what is wrong with the file. */
  pdf(content: Uint8Array, turn: Turn): Promise<ReadDocument>
  /** @throws AppError that says what is wrong with the file. */
  document(source: DocumentSource, turn: Turn): Promise<ReadDocument>
  /** @throws AppError where it cannot be read. */
  mail(source: MailSource, turn: Turn): Promise<ReadMail>
  /**
   * Reads the busy times in a calendar.
   * @throws AppError when it cannot be read.
   */
  calendar(source: CalendarSource, turn: Turn): Promise<Taken[]>
  /**
   * Reads a file that was sent in a conversation.
   * @throws AppError that says what is wrong with it.
   */
  file(content: Uint8Array, turn: Turn): Promise<ReadFile>
  /**
   * Finds the tags of the widget in a page.
   * @throws AppError where the page cannot be read.
   */
  embeds(page: RawPage, turn: Turn): Promise<PageEmbeds>
  close(): Promise<void>
}
