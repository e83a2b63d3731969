import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import * as contract from 'shared-types'
import type { AnyEndpoint } from 'shared-types'
import { beforeAll, expect, it } from 'vitest'
import { buildTestApp } from '../test/test-app.ts'

type Document = { paths: Record<string, Record<string, { summary?: string }>> }

const endpoints = (name: string, noun: unknown): [string, AnyEndpoint][] =>
  typeof noun === 'object' && noun !== null
    ? Object.entries(noun)
        .filter(([, value]) => value?.path && value?.method)
        .map(([call, value]) => [`${name}.${call}`, value as AnyEndpoint])
    : []

let test: Awaited<ReturnType<typeof buildTestApp>>

beforeAll(async () => {
  test = await buildTestApp()
})

it('the description of the API is valid and holds every endpoint of the contract', async () => {
  const response = await test.app.inject('/api/openapi.json')
  const document = response.json() as Document

  const { valid, errors } = await new Validator().validate(response.json())
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)

  const all = Object.entries(contract).flatMap(([name, noun]) => endpoints(name, noun))
  expect(all.length).toBeGreaterThan(30)
  const missing = all.filter(([, { method, path, summary }]) => {
    const address = `/api${path.replace(/:(\w+)/g, '{$1}')}`
    return document.paths[address]?.[method.toLowerCase()]?.summary !== summary
  })
  expect(missing.map(([name]) => name)).toEqual([])
})

it('a linter of such descriptions finds no error in it', async () => {
  const source = (await test.app.inject('/api/openapi.json')).body
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, config })
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(
    errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([])
})

it.each([
  ['GET', '/api/v1/webhooks/x/test', 'POST'],
  ['PUT', '/api/agents', 'GET, HEAD'],
  ['DELETE', '/api/v1/agents/x/settings?now', 'GET, HEAD, PATCH'],
] as const)('%s %s is answered with 405 and the methods it takes', async (method, url, allow) => {
  const response = await test.app.inject({ method, url })
  expect([response.statusCode, response.headers['allow']]).toEqual([405, allow])
  expect(response.json().code).toBe('method_not_allowed')
})
