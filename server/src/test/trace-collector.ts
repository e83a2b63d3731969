import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Attribute = { key: string; value: Record<string, string | number | boolean> }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
  events: { name: string; timeUnixNano: string }[]
  status: { code: number }
}

/** A collector for the OpenTelemetry exporter: OTLP over HTTP, in JSON. */
export async function startCollector() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece))
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const resources = () =>
    bodies.flatMap(
      (body) =>
        (
          JSON.parse(body) as {
            resourceSpans: {
              resource: { attributes: Attribute[] }
              scopeSpans: { spans: Span[] }[]
            }[]
          }
        ).resourceSpans,
    )
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join(''),
    services: () =>
      resources().flatMap(({ resource }) => valueOf(resource.attributes, 'service.name')),
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The value of a span's attribute; undefined when there is none. */
export const valueOf = (attributes: Attribute[], key: string) =>
  Object.values(attributes.find((each) => each.key === key)?.value ?? {})[0]
