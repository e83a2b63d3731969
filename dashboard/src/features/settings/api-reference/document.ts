import type { Method } from 'shared-types'

type Reference = { $ref: string }
type Content = { 'application/json': { schema: Reference; example?: unknown } }

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
}
export type Failure = { description: string; content: Content }

/** The parts of an OpenAPI document that the page shows. */
export type ApiDocument = {
  info: { description: string }
  tags: { name: string; description: string }[]
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string
        tags: string[]
        summary: string
        description: string
        parameters: (Parameter | Reference)[]
        requestBody?: { content: Content }
        responses: Record<string, { description: string; content: Content } | Reference>
      }
    >
  >
  components: {
    parameters: Record<string, Parameter>
    responses: Record<string, Failure>
  }
}

export type Operation = {
  id: string
  tag: string
  method: Method
  path: string
  summary: string
  /** The scope that it requires, as a sentence. */
  scope: string
  parameters: Parameter[]
  body: string | null
  answer: string
  failures: { status: string; description: string; code: string }[]
}

/** Every operation, with its references resolved. */
export const operationsOf = ({ paths, components }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const failures = Object.entries(operation.responses).flatMap(([status, response]) => {
        if (!('$ref' in response)) return []
        const { description, content } = components.responses[lastOf(response)]!
        const { code } = content['application/json'].example as { code: string }
        return [{ status, description, code }]
      })
      const answer = operation.responses['200'] as { content: Content }
      return {
        id: operation.operationId,
        tag: operation.tags[0]!,
        // The cast is safe: the document contains no other methods.
        method: method.toUpperCase() as Method,
        path,
        summary: operation.summary,
        scope: operation.description,
        parameters: operation.parameters.map((parameter) =>
          '$ref' in parameter ? components.parameters[lastOf(parameter)]! : parameter,
        ),
        body: operation.requestBody ? exampleIn(operation.requestBody.content) : null,
        answer: exampleIn(answer.content),
        failures,
      }
    }),
  )

const lastOf = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf('/') + 1)

const exampleIn = (content: Content): string =>
  JSON.stringify(content['application/json'].example, null, 2)
