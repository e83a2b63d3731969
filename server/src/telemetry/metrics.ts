import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Gauges whose names end like a counter's, about which Prometheus warns; the same gauges without that ending exist by kind. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
]

/** Metrics for an operator. No label contains an account, an address or anything else with many values. */
export type Metrics = ReturnType<typeof newMetrics>

/** The default metrics can never be released, so they are created only once for a process that starts several servers. */
let ofProcess: Registry | undefined

function watchProcess(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of MISNAMED) registry.removeSingleMetric(name)
  return registry
}

/** The metrics of one server: tests start several in a process. */
export function newMetrics() {
  const registry = Registry.merge([(ofProcess ??= watchProcess())])
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name, help, labelNames, registers: [registry] })
  const histogram = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [registry] })
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })

  return {
    registry,
    requests: histogram('http_request_duration_seconds', 'Answered requests by pattern of route.', [
      'method',
      'route',
      'status',
    ]),
    limited: counter('nexus_rate_limited_requests_total', 'Requests refused by a limit.', [
      'limit',
    ]),
    streams: gauge('nexus_event_streams', 'Event streams open on this node.', []),
    turns: counter('nexus_turns_total', 'Replies of agents by how they ended.', [
      'medium',
      'outcome',
    ]),
    firstToken: histogram('nexus_turn_first_token_seconds', 'From a message to the first word.', [
      'medium',
    ]),
    turnDuration: histogram('nexus_turn_duration_seconds', 'From a message to the last word.', [
      'medium',
    ]),
    takenOver: counter(
      'nexus_leases_taken_over_total',
      'Work whose lease ran out, mostly because its node was gone.',
      ['kind'],
    ),
    modelCalls: counter('nexus_model_calls_total', 'Calls of language and embedding models.', [
      'provider',
      'kind',
      'result',
    ]),
    modelDuration: histogram('nexus_model_call_duration_seconds', 'Calls of models.', [
      'provider',
      'kind',
    ]),
    modelTokens: counter('nexus_model_tokens_total', 'Tokens read and written by models.', [
      'provider',
      'direction',
    ]),
    vendorCalls: counter('nexus_vendor_calls_total', 'Calls of vendors by result.', [
      'vendor',
      'operation',
      'result',
    ]),
    vendorDuration: histogram('nexus_vendor_call_duration_seconds', 'Calls of vendors.', [
      'vendor',
    ]),
    databaseUp: gauge('nexus_database_up', 'Whether the database told of the queues.', []),
    queueLength: gauge('nexus_queue_length', 'What waits or is worked on, over all nodes.', [
      'queue',
    ]),
    queueAge: gauge('nexus_queue_oldest_seconds', 'Age of the oldest in a queue.', ['queue']),
  }
}

/** Seconds since `from`, measured with `performance.now()`. */
export const secondsSince = (from: number): number => (performance.now() - from) / 1000
