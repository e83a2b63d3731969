import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Span as TelemetrySpan,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  RandomIdGenerator,
  type Sampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { TracingConfig } from '../config.ts'
import { describeError } from './describe-error.ts'
import type { Span, Tracing } from './tracing.ts'

const SERVICE = 'nexus'

/**
 * Traces by OTLP over HTTP. The exporter reads address, headers and timeout from the environment, as usual for OpenTelemetry, and so do the
 * service's name and attributes.
 */
export function openTelemetry({ sampler, ratio }: TracingConfig): Tracing {
  const ids = idGenerator()
  const provider = new TracerProvider({
    idGenerator: ids,
    sampler: samplerOf(sampler, ratio),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': SERVICE }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer(SERVICE)
  const current = new AsyncLocalStorage<Context>()

  return {
    start(name, attributes, traceId) {
      const parent = traceId ? ROOT_CONTEXT : (current.getStore() ?? ROOT_CONTEXT)
      const span = ids.within(traceId, () =>
        tracer.startSpan(name, { ...(attributes && { attributes }) }, parent),
      )
      const context = trace.setSpan(parent, span)
      return { ...recorded(span), run: (work) => current.run(context, work) }
    },
    close: () => provider.shutdown(),
  }
}

const recorded = (span: TelemetrySpan): Omit<Span, 'run'> => ({
  event: (name) => void span.addEvent(name),
  set: (attributes) => void span.setAttributes(attributes),
  end(error) {
    if (error !== undefined) {
      const { type } = describeError(error)
      span.setAttribute('error.type', type)
      span.setStatus({ code: SpanStatusCode.ERROR })
    }
    span.end()
  },
})

/** The next trace may get a given id; all others are random. */
function idGenerator() {
  const random = new RandomIdGenerator()
  let chosen: string | undefined
  return {
    generateTraceId: () => chosen ?? random.generateTraceId(),
    generateSpanId: () => random.generateSpanId(),
    within<T>(traceId: string | undefined, start: () => T): T {
      chosen = traceId
      try {
        return start()
      } finally {
        chosen = undefined
      }
    },
  }
}

function samplerOf(name: TracingConfig['sampler'], ratio: number): Sampler {
  // Every trace begins here, so there is never a parent whose decision could be followed.
  if (name.endsWith('always_off')) return new AlwaysOffSampler()
  return name.endsWith('always_on') ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(ratio)
}
