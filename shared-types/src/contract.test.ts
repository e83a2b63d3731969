import { describe, expect, test } from 'vitest'
import { UpdateAgentSettings } from './agent-settings.ts'
import { AgentName, agents } from './agents.ts'
import { UpdateChatbotConfig } from './chatbot-config.ts'
import { fillPath } from './endpoint.ts'
import * as contract from './index.ts'
import { WebUrl } from './knowledge-adding.ts'

/** The message people see when a schema refuses this value; null where it accepts it. */
const problem = (schema: { safeParse: (value: unknown) => Parsed }, value: unknown) => {
  const parsed = schema.safeParse(value)
  return parsed.success ? null : (parsed.error?.issues[0]?.message ?? '')
}
type Parsed = { success: boolean; error?: { issues: { message: string }[] } }

describe('an agent', () => {
  test('needs a name', () => {
    expect(problem(AgentName, '')).toBe('Agent name is required')
    expect(problem(AgentName, '   ')).toBe('Agent name is required')
  })

  test('has a name of at most 15 letters', () => {
    expect(problem(AgentName, 'a'.repeat(15))).toBeNull()
    expect(problem(AgentName, 'a'.repeat(16))).not.toBeNull()
  })

  test('keeps its brand name and its welcome message', () => {
    expect(problem(UpdateChatbotConfig, { agent_id: '1', brand_name: '' })).toBe(
      'Brand name is required.',
    )
    expect(problem(UpdateChatbotConfig, { agent_id: '1', welcome_message: ' ' })).toBe(
      'Welcome message is required.',
    )
  })

  test('states the maximum length of its instructions and its handover message', () => {
    for (const [field, most] of [
      ['instructions', '8000'],
      ['handover_message', '500'],
    ] as const)
      expect(problem(UpdateAgentSettings, { agent_id: '1', [field]: 'a'.repeat(9_000) })).toContain(
        `under ${most} characters`,
      )
  })

  test('accepts only hexadecimal colours', () => {
    expect(problem(UpdateChatbotConfig, { agent_id: '1', brand_color: '#1f3bb3' })).toBeNull()
    expect(problem(UpdateChatbotConfig, { agent_id: '1', brand_color: 'red;}' })).not.toBeNull()
  })
})

describe('the address of a website', () => {
  test.each([
    'example.com',
    'https://example.com',
    'http://shop.example.co.uk:8080/a/b?c=d#e',
    '192.168.0.1/path',
  ])('may be %s', (url) => expect(problem(WebUrl, url)).toBeNull())

  test.each([
    '',
    'nonsense',
    'ftp://example.com',
    'javascript:alert(1)',
    'http://',
    'two words.com',
  ])('must not be "%s"', (url) => expect(problem(WebUrl, url)).toBe('Invalid url'))
})

describe('the limits of the product', () => {
  test('have the values of the specification', () => {
    expect(contract.PDF_MAX_BYTES).toBe(4_500_000)
    expect(contract.ANTI_THEFT_MAX).toBe(1)
    expect(contract.CALL_LOG_PAGE).toBe(8)
    expect(contract.MESSAGE_PREVIEW_LENGTH).toBe(40)
    expect(contract.TITLE_PREVIEW_LENGTH).toBe(20)
    expect(contract.CONVERSATION_POLL_MS).toBe(5_000)
    expect(contract.API_TIMEOUT_MS).toBe(60_000)
    expect(contract.OTP_LENGTH).toBe(6)
    expect(contract.FORWARDING_PHONE_LENGTH).toBe(12)
    expect(contract.WIDGET_VERSION).toBe('1.0.6')
  })
})

describe('a call', () => {
  test('has one method and path of its own', () => {
    const calls = Object.values(contract)
      .filter((value) => typeof value === 'object' && value !== null)
      .flatMap((noun) => Object.values(noun) as { method?: string; path?: string }[])
      .filter((call) => call?.method && call.path?.startsWith('/'))
      .map((call) => `${call.method} ${call.path}`)
    expect(calls.length).toBeGreaterThan(30)
    expect(new Set(calls).size).toBe(calls.length)
  })

  test('escapes the values in its path', () => {
    expect(fillPath(agents.read.path, { id: '../user?x=1' })).toBe('/agent/..%2Fuser%3Fx%3D1')
  })
})
