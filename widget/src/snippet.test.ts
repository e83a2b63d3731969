import { expect, test } from 'vitest'
import packageJson from '../package.json'
import { embedSnippet, version } from './snippet.ts'

const scriptUrl = 'https://nexus.example/widget/1.0.6/nexus-widget.js'

test('the snippet is one script tag with the agent', () => {
  expect(embedSnippet({ scriptUrl, agentId: 'a1' })).toBe(
    `<script src="${scriptUrl}" data-agent-id="a1" async></script>`,
  )
})

test('a snippet with a hash makes the browser check it, with a request without cookies', () => {
  expect(embedSnippet({ scriptUrl, agentId: 'a1', integrity: 'sha384-x' })).toBe(
    `<script src="${scriptUrl}" data-agent-id="a1" integrity="sha384-x" crossorigin="anonymous" async></script>`,
  )
})

test('a script from another host has the address of the API', () => {
  expect(embedSnippet({ scriptUrl, agentId: 'a1', apiBase: 'https://api.example/api' })).toContain(
    ' data-api-base="https://api.example/api" ',
  )
})

test('no value can end the tag', () => {
  expect(embedSnippet({ scriptUrl: 'x', agentId: '"><script>' })).toContain(
    'data-agent-id="&quot;>&lt;script>"',
  )
})

test('the version is that of the package', () => {
  expect(version).toBe(packageJson.version)
})
