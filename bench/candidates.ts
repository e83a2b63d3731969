import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { listen, type Running } from '../e2e/servers/http.ts'
import { floorFiles } from './floor.ts'

export type Candidate = {
  name: string
  /** The HTML that is pasted into the page. */
  snippet: string
  /** Selectors, which also match inside open shadow roots. */
  launcher: string
  field: string
  /** Null when the chat is always open, so that there is nothing to click. */
  open: string | null
}

export const ours = (scriptUrl: string, agentId: string): Candidate => ({
  name: 'nexus',
  snippet: `<script src="${scriptUrl}" data-agent-id="${agentId}" async></script>`,
  launcher: 'button.launcher',
  field: 'textarea',
  open: 'button.launcher',
})

/** The scripts of version 1.0.6 as they were first published, which every release still serves. */
export const pasted = (scriptUrl: string, agentId: string): Candidate => ({
  ...ours(scriptUrl.replace(/\/widget\/[^/]+\//, '/widget/1.0.6/'), agentId),
  name: 'nexus 1.0.6',
})

/** A chat component from npm for comparison; it has no launcher and is open from the start. */
export const deepChat = (): Candidate => ({
  name: 'deep-chat',
  snippet:
    '<script type="module" src="/deep-chat.js"></script><deep-chat demo="true" style="position:fixed;right:20px;bottom:20px"></deep-chat>',
  launcher: '#text-input',
  field: '#text-input',
  open: null,
})

/** The least that a widget with our looks can cost, see `floor.ts`. */
export const floor = (): Candidate => ({
  name: 'floor',
  snippet: '<script src="/floor.js" async></script>',
  launcher: 'button.launcher',
  field: 'textarea',
  open: 'button.launcher',
})

/** The page without a widget: what it costs itself, and what measuring costs. */
export const barePage = (): Candidate => ({
  name: 'bare page',
  snippet: '',
  launcher: 'h1',
  field: 'h1',
  open: null,
})

const require = createRequire(import.meta.url)
const bundle = join(
  dirname(require.resolve('deep-chat/package.json')),
  'dist',
  'deepChat.bundle.js',
)

/** Serves the same plain page for every candidate, on an origin of its own. */
export const servePage = (snippet: string): Promise<Running> =>
  listen((request, response) => {
    if (request.url === '/deep-chat.js') {
      return void response.setHeader('content-type', 'text/javascript').end(readFileSync(bundle))
    }
    const floorFile = floorFiles[request.url ?? '']
    if (floorFile) {
      return void response.setHeader('content-type', 'text/javascript').end(floorFile)
    }
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><meta charset="utf-8"><title>A page</title><h1>A page</h1><p>${'Some text of the page. '.repeat(200)}</p>${snippet}`,
    )
  })
