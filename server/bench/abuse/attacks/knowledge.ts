import type { CrawlResult, KnowledgeItem } from 'shared-types'
import { aNestedPdf } from '../../../src/test/hostile-pdf.ts'
import { shopPages, startSite } from '../../../src/test/site.ts'
import { type Attack, type Harm, ownerHeaders, type Room } from '../room.ts'

const PDFS = 40
const PAGES = 500
const BASE = '/api/knowledge-base'

const hostilePdfs: Harm = async (room, signal) => {
  const content = await aNestedPdf({ grouped: true })
  for (let number = 1; number <= PDFS && !signal.aborted; number += 1) {
    const form = new FormData()
    form.append('type', 'PDF')
    form.append('title', `Catalogue ${number}`)
    form.append('agent_id', room.accounts[0]!.agentId)
    form.append('file', new Blob([content], { type: 'application/pdf' }), 'catalogue.pdf')
    await add(room, form)
  }
  await ended(signal)
}

const largeSite: Harm = async (room, signal) => {
  const [account] = room.accounts
  const site = await startSite(shopPages(PAGES))
  try {
    const response = await fetch(`${room.origin}${BASE}/crawl-page`, {
      method: 'POST',
      headers: { ...ownerHeaders(room, account!), 'content-type': 'application/json' },
      body: JSON.stringify({ url: site.origin, agent_id: account!.agentId }),
      signal,
    })
    const { data } = (await response.json()) as { data: CrawlResult }
    const form = new FormData()
    const fields = { type: 'WEB_PAGES', url: site.origin, refId: data.refId, trashLinks: '' }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('agent_id', account!.agentId)
    await add(room, form)
    await ended(signal)
  } finally {
    await site.close()
  }
}

async function add(room: Room, body: FormData) {
  const headers = ownerHeaders(room, room.accounts[0]!)
  const response = await fetch(room.origin + BASE, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

async function forgetAll(room: Room) {
  const [account] = room.accounts
  const headers = ownerHeaders(room, account!)
  const list = await fetch(`${room.origin}${BASE}/${account!.agentId}`, { headers })
  const { data } = (await list.json()) as { data: KnowledgeItem[] }
  for (const { id } of data) {
    const url = `${room.origin}${BASE}/${account!.agentId}/${id}`
    await (await fetch(url, { method: 'DELETE', headers })).arrayBuffer()
  }
}

const ended = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })

const shape = { accounts: 1, conversations: 0, tidy: forgetAll }

export const knowledge: Attack[] = [
  { name: `${PDFS} PDFs of nested forms`, ...shape, harm: hostilePdfs },
  { name: `a website of ${PAGES} pages`, ...shape, harm: largeSite },
]
