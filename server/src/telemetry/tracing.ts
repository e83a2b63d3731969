/** Attributes of a span: names, numbers and enumerated values, never text of people. */
export type SpanAttributes = Record<string, string | number | boolean>

/** A piece of work as shown in a trace. */
export type Span = {
  /** Spans started by `work` become its children. */
  run<T>(work: () => T): T
  event(name: string): void
  set(attributes: SpanAttributes): void
  /** @param error of failed work: its class is recorded, not its message. */
  end(error?: unknown): void
}

export type Tracing = {
  /** @param traceId 32 hexadecimal digits: starts a trace of its own, which other nodes can continue. */
  start(name: string, attributes?: SpanAttributes, traceId?: string): Span
  /** Sends the remaining spans. */
  close(): Promise<void>
}

const NO_SPAN: Span = {
  run: (work) => work(),
  event: () => {},
  set: () => {},
  end: () => {},
}

/** Used when no traces are collected: nothing is loaded, and nothing is done. */
export const noTracing: Tracing = { start: () => NO_SPAN, close: async () => {} }

/** The trace id for a reply or a call, so that its trace can be found by that id. */
export const traceIdOf = (id: string): string => id.replaceAll('-', '')
