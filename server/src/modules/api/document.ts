import { type AnyApiEndpoint, ErrorDetail, Failure, Timestamp } from 'shared-types'
import * as z from 'zod/mini'
import { API_ENDPOINTS, API_SCHEMAS, API_TAGS } from './contract.ts'
import { API_EXAMPLES } from './examples.ts'
import { fieldWords } from './fields.ts'
import { DESCRIPTION, FAILURES, IDEMPOTENCY_KEY, PARAMETERS, RATE_HEADERS } from './words.ts'

type Schema = Record<string, unknown>
type Overridden = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0]

const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const json = (schema: object, example?: object) => ({
  'application/json': { schema, ...(example && { example }) },
})

/**
 * The OpenAPI document of the API for other programs, generated from its contract.
 * @param appUrl the server's address, without a slash at the end
 */
export function apiDocument(appUrl: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of API_ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nexus API',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${appUrl}/api`, description: 'This server' }],
    security: [{ apiKey: [] }],
    tags: Object.entries(API_TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'nxs_…',
          description: 'A key of the workspace, made under Settings, API keys.',
        },
      },
      schemas: schemasOf(),
      headers: RATE_HEADERS,
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      responses: Object.fromEntries(
        Object.entries(FAILURES).map(([name, { description, example }]) => [
          name,
          {
            description,
            headers: headersOf(name === 'TooManyRequests'),
            content: json(refTo('schemas', 'Error'), example),
          },
        ]),
      ),
    },
  }
}

function operationOf(endpoint: AnyApiEndpoint) {
  const { operation, method, scope, response, body } = endpoint
  const example = API_EXAMPLES[operation]
  const isChange = method !== 'GET'
  return {
    operationId: operation,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: scope === 'any' ? 'Any key will do.' : `Needs the scope \`${scope}\`.`,
    parameters: [
      ...parametersIn('path', endpoint.params),
      // oxlint-disable-next-line no-restricted-properties -- `query` of an address, not of a database
      ...parametersIn('query', endpoint.query),
      ...(isChange ? [refTo('parameters', 'IdempotencyKey')] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: json(refTo('schemas', bodyNameOf(body)), example?.body),
      },
    }),
    responses: {
      200: {
        description: 'Done.',
        headers: headersOf(false),
        content: json(refTo('schemas', nameOf(operation, response)), example?.response),
      },
      ...Object.fromEntries(
        Object.entries(FAILURES)
          .filter(([, { only }]) => !only || only(endpoint))
          .map(([name, { status }]) => [status, refTo('responses', name)]),
      ),
    },
  }
}

const headersOf = (isRefusal: boolean) =>
  Object.fromEntries(
    Object.keys(RATE_HEADERS)
      .filter((name) => isRefusal || name !== 'Retry-After')
      .map((name) => [name, refTo('headers', name)]),
  )

function parametersIn(place: 'path' | 'query', schema: z.ZodMiniType | undefined) {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...PARAMETERS[name],
    schema: field,
  }))
}

/** The schemas of all answers and bodies; a schema with a name is included once, and others refer to it. */
function schemasOf(): Record<string, Schema> {
  const answers = z.registry<{ id: string }>()
  const bodies = z.registry<{ id: string }>()
  const named = { ...API_SCHEMAS, Error: Failure, ErrorDetail }
  for (const [id, schema] of Object.entries(named)) answers.add(schema, { id })
  for (const { operation, response, body } of API_ENDPOINTS) {
    if (!answers.has(response)) answers.add(response, { id: nameOf(operation, response) })
    if (body && !bodies.has(body)) bodies.add(body, { id: bodyNameOf(body) })
  }
  const uri = (id: string) => `#/components/schemas/${id}`
  const all = {
    ...z.toJSONSchema(answers, { uri, io: 'output', override: withoutPromises }).schemas,
    ...z.toJSONSchema(bodies, { uri, io: 'input', override: withoutPromises }).schemas,
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, { $id: _id, $schema: _schema, id: _name, ...schema }]) => [
      name,
      described(name, schema),
    ]),
  )
}

/** Adds a description for each field, and an example. */
function described(name: string, schema: Schema): Schema {
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  const properties = Object.fromEntries(
    fields.map(([field, value]) => [field, { ...value, description: fieldWords(name, field) }]),
  )
  const example = exampleOf(name)
  return {
    ...schema,
    ...(fields.length > 0 && { properties }),
    ...(example && { examples: [example] }),
  }
}

/** The first example of an endpoint that answers with this schema. */
function exampleOf(name: string): object | undefined {
  const endpoint = API_ENDPOINTS.find(({ response }) => response === API_SCHEMAS[name as 'Agent'])
  return endpoint && API_EXAMPLES[endpoint.operation]?.response
}

/** Allows further fields in answers, makes fields with defaults optional in bodies, and adds the format of times. */
function withoutPromises({ zodSchema, jsonSchema }: Overridden): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  delete jsonSchema.default
  if (zodSchema === Timestamp) jsonSchema.format = 'date-time'
}

const nameOf = (operation: string, response: unknown): string =>
  Object.entries(API_SCHEMAS).find(([, schema]) => schema === response)?.[0] ??
  `${titled(operation)}Response`

/** Endpoints with the same body share its name, which is that of the first. */
const bodyNameOf = (body: unknown): string =>
  `${titled(API_ENDPOINTS.find((endpoint) => endpoint.body === body)!.operation)}Body`

const titled = (operation: string): string => operation[0]!.toUpperCase() + operation.slice(1)
