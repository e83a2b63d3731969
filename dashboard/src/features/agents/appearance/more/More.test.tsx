import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { ChatbotConfig } from 'shared-types'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '~/api/query-client.ts'
import { More } from './More.tsx'

// The switch measures itself, which jsdom cannot do.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

const STORED: ChatbotConfig = {
  agent_id: 'agent',
  brand_name: 'Harbour Cycles',
  brand_color: '#1f3bb3',
  text_color: '#ffffff',
  welcome_message: 'Ahoy!',
  suggested_questions: '',
  panel_language: 'auto',
  panel_texts: {},
  options: {
    messages: [
      { text: 'Any questions?', paths: ['/prices'] },
      { text: 'Need a repair?', paths: ['/workshop'] },
    ],
  },
  lead_form: null,
  allowed_sites: ['shop.example.com'],
  // With one of these, the card is open at first.
  foreign_sites: [{ origin: 'https://blog.example.com', at: '2026-11-30T10:00:00.000Z' }],
}

const more = (stored: ChatbotConfig) => (
  <QueryClientProvider client={queryClient}>
    <More stored={stored} onPreview={() => {}} />
  </QueryClientProvider>
)

const message = (n: number) => within(screen.getByRole('group', { name: `Message ${n}` }))

test('saving one part keeps what is not saved yet in the others', () => {
  const { rerender } = render(more(STORED))
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  type(message(1).getByLabelText('Message'), 'Hello?')
  type(screen.getByLabelText('Websites'), 'shop.example.com\nhelp.example.com')
  const allowed_sites = ['shop.example.com', 'blog.example.com']
  rerender(more({ ...STORED, options: { ...STORED.options, edge: 40 }, allowed_sites }))
  expect(screen.getByLabelText('From the side')).toHaveProperty('value', '40')
  expect(message(1).getByLabelText('Message')).toHaveProperty('value', 'Hello?')
  expect(screen.getByLabelText('Websites')).toHaveProperty(
    'value',
    'shop.example.com\nhelp.example.com',
  )
})

test('a message that is removed takes its own pages with it', () => {
  render(more(STORED))
  fireEvent.click(screen.getByRole('button', { name: 'Remove message 1' }))
  expect(message(1).getByLabelText('Message')).toHaveProperty('value', 'Need a repair?')
  expect(message(1).getByLabelText('On these pages')).toHaveProperty('value', '/workshop')
})
