import { createConfig, lintFromString } from '@redocly/openapi-core'
import { apiConversations } from 'shared-types'
import { beforeAll, expect, it } from 'vitest'
import { buildTestApp } from '../../test/test-app.ts'
import { API_ENDPOINTS } from './contract.ts'
import { API_EXAMPLES } from './examples.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
beforeAll(async () => {
  test = await buildTestApp()
})

it('a linter of API descriptions finds no fault in the description of the API', async () => {
  const source = (await test.app.inject('/api/v1/openapi.json')).body
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, config })
  const told = problems
    // Except for the address, which is the one of the test's server.
    .filter(({ ruleId }) => ruleId !== 'no-server-example.com')
    .map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])
  expect(told).toEqual([])
})

type Described = { description?: string; example?: unknown }
type Document = {
  paths: Record<string, Record<string, { parameters: (Described & { name?: string })[] }>>
  components: { schemas: Record<string, { properties?: Record<string, Described> }> }
}

it('every field of requests and responses has a description', async () => {
  const { paths, components } = (await test.app.inject('/api/v1/openapi.json')).json<Document>()
  const fields = Object.entries(components.schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties).map(([name, field]) => ({ at: `${schema}.${name}`, ...field })),
  )
  expect(fields.length).toBeGreaterThan(100)
  expect(fields.filter(({ description }) => !description).map(({ at }) => at)).toEqual([])
  const parameters = Object.values(paths)
    .flatMap((calls) => Object.values(calls))
    .flatMap((call) => call.parameters)
    .filter(({ name }) => name)
  const isTold = ({ description, example }: Described) => description && example !== undefined
  expect(parameters.filter((one) => !isTold(one)).map(({ name }) => name)).toEqual([])
})

it.each(API_ENDPOINTS.map((endpoint) => [endpoint.operation, endpoint] as const))(
  'the examples of %s match their schema',
  (operation, { body, response }) => {
    const example = API_EXAMPLES[operation]!
    expect(response.parse(example.response)).toEqual(example.response)
    if (body) expect(body.parse(example.body)).toEqual(example.body)
  },
)

it('the description of the API holds every registered endpoint', async () => {
  const whole = (await test.app.inject('/api/openapi.json')).json<{ paths: object }>()
  const own = (await test.app.inject('/api/v1/openapi.json')).json<{ paths: object }>()
  const registered = Object.keys(whole.paths).filter((path) => path.startsWith('/api/v1/'))
  expect(Object.keys(own.paths).map((path) => `/api${path}`)).toEqual(
    expect.arrayContaining(registered),
  )
  expect(Object.keys(own.paths)).toContain(apiConversations.list.path)
})
