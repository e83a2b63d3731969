/** What is measured in a trace: names, numbers and choices of ours, never text of people. */
export type SpanAttributes = Record<string, string | number | boolean>

/** A piece of work as a trace shows it. */
export type Span = {
  /** Whatever `work` begins is a part of it. */
  run<T>(work: () => T): T
  event(name: string): void
  set(attributes: SpanAttributes): void
  /** @param error of work that failed: its kind is kept, not its message. */
  end(error?: unknown): void
}

export type Tracing = {
  /** @param traceId 32 hexadecimal digits: begins a trace of its own, which other nodes can go on with. */
  start(name: string, attributes?: SpanAttributes, traceId?: string): Span
  /** Sends what was not sent yet. */
  close(): Promise<void>
}

const NO_SPAN: Span = {
  run: (work) => work(),
  event: () => {},
  set: () => {},
  end: () => {},
}

/** Where nobody collects traces: nothing is loaded, and nothing is done. */
export const noTracing: Tracing = { start: () => NO_SPAN, close: async () => {} }

/** A trace can be found by the id of the reply or the call it is about. */
export const traceIdOf = (id: string): string => id.replaceAll('-', '')
