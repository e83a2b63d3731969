import * as z from 'zod'

/** Named by OpenTelemetry; what is not here its exporter reads by itself. */
export const TRACING_FIELDS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url().optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.string().optional(),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
}

type Fields = z.infer<z.ZodObject<typeof TRACING_FIELDS>>

export type TracingConfig = {
  sampler: Fields['OTEL_TRACES_SAMPLER']
  /** Share of traces kept, where the sampler goes by it. */
  ratio: number
}

/** As OpenTelemetry says: an address turns traces on, and two variables turn them off all the same. */
export function tracingConfig(env: Fields): TracingConfig | null {
  const hasAddress = env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  const isOff =
    env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none'
  if (!hasAddress || isOff) return null
  return { sampler: env.OTEL_TRACES_SAMPLER, ratio: env.OTEL_TRACES_SAMPLER_ARG }
}
