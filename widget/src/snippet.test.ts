import { expect, test } from 'vitest'
import packageJson from '../package.json'
import { embedSnippet, version } from './snippet.ts'

const scriptUrl = 'https://nexus.example/widget/1.0.6/nexus-widget.js'

test('the snippet is one script tag with the agent', () => {
  expect(embedSnippet({ scriptUrl, agentId: 'a1' })).toBe(
    `<script src="${scriptUrl}" data-agent-id="a1" async></script>`,
  )
})

test('with a hash the browser is told to check it, which needs a request without cookies', () => {
  expect(embedSnippet({ scriptUrl, agentId: 'a1', integrity: 'sha384-x' })).toBe(
    `<script src="${scriptUrl}" data-agent-id="a1" integrity="sha384-x" crossorigin="anonymous" async></script>`,
  )
})

test('a script from another host is told where the API is', () => {
  expect(embedSnippet({ scriptUrl, agentId: 'a1', apiBase: 'https://api.example/api' })).toContain(
    ' data-api-base="https://api.example/api" ',
  )
})

test('nothing that is filled in can end the tag', () => {
  expect(embedSnippet({ scriptUrl: 'x', agentId: '"><script>' })).toContain(
    'data-agent-id="&quot;>&lt;script>"',
  )
})

test('the version is the one of the package', () => {
  expect(version).toBe(packageJson.version)
})
