import * as z from 'zod'

/** Variables named by OpenTelemetry; its exporter reads the others itself. */
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
  /** Share of traces to keep, for samplers that use it. */
  ratio: number
}

/** As specified by OpenTelemetry: an address switches traces on, and two variables switch them off in any case. */
export function tracingConfig(env: Fields): TracingConfig | null {
  const hasAddress = env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  const isOff =
    env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none'
  if (!hasAddress || isOff) return null
  return { sampler: env.OTEL_TRACES_SAMPLER, ratio: env.OTEL_TRACES_SAMPLER_ARG }
}
