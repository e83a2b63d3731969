import { readFileSync } from 'node:fs'
import { PASTED_TEXT_MAX, PDF_MAX_BYTES } from 'shared-types'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditedActionsOf } from '../../test/audited-actions.ts'
import { aUser } from '../../test/factories.ts'
import { type Stage, aStage } from './test/stage.ts'

let kb: Stage
beforeEach(async () => {
  kb = await aStage()
})
afterEach(() => kb.close())

describe('a PDF', () => {
  it('becomes a data source that is waiting to be trained', async () => {
    const item = await kb.addPdf()
    expect(item).toMatchObject({
      kb_id: item.id,
      agent_id: kb.agentId,
      title: 'Manual',
      type: 'PDF',
      status: 'training',
      linked_kb: [],
      progress: { done: 0, failed: 0, total: 1 },
      reason: null,
    })
    expect((await kb.call('GET', `/${kb.agentId}`)).data).toEqual([item])
  })

  it('is shown to its owner as it was uploaded', async () => {
    const item = await kb.addPdf()
    const show = (cookie: string) =>
      kb.app.inject({
        url: `/api/knowledge-base/file/${kb.agentId}/${item.id}`,
        headers: { cookie },
      })
    const response = await show(kb.owner.cookie)
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    })
    expect((await auditedActionsOf(kb.deps, kb.owner.user.id)).at(-1)).toBe('knowledge.download')
    expect((await show((await aUser(kb.deps)).cookie)).statusCode).toBe(404)
  })

  it('is recognised by its content, not by its name', async () => {
    expect(await kb.send(kb.pdfFields(), Buffer.from('<html>'))).toMatchObject({
      status: 400,
      message: 'Invalid file type',
    })
  })

  it('may have exactly 4.5 MB', async () => {
    const largest = Buffer.alloc(PDF_MAX_BYTES, '%PDF-1.7 ')
    expect((await kb.send(kb.pdfFields(), largest)).status).toBe(200)
    expect(await kb.send(kb.pdfFields(), Buffer.concat([largest, Buffer.from('x')]))).toMatchObject(
      {
        status: 413,
        message: 'File size should not exceed 4.5MB',
      },
    )
    expect((await kb.call('GET', `/${kb.agentId}`)).data).toHaveLength(1)
  })

  it.each([
    ['title', { title: '' }, 'Title is required'],
    ['type', { type: 'YT_VIDEOS' }, 'Choose a PDF, a document, a text or a website.'],
  ])('without a valid %s is refused', async (_field, change, message) => {
    expect(await kb.send({ ...kb.pdfFields(), ...change }, Buffer.from('%PDF-'))).toMatchObject({
      status: 400,
      message,
    })
  })

  it('needs its file', async () => {
    expect(await kb.send(kb.pdfFields())).toMatchObject({
      status: 400,
      message: 'Choose a PDF file.',
    })
  })
})

describe('a document of another kind', () => {
  const fields = () => ({ type: 'DOCUMENT', title: 'Hire', agent_id: kb.agentId })
  const sheet = readFileSync(
    new URL('../../ports/reader/office/fixtures/hire.xlsx', import.meta.url),
  )

  it('is read by the extension of its name, and can be downloaded unchanged', async () => {
    const { data } = await kb.send(fields(), sheet, kb.owner.cookie, 'Hire 2026.XLSX')
    expect(data).toMatchObject({ type: 'DOCUMENT', title: 'Hire', status: 'training' })
    const url = `/api/knowledge-base/file/${kb.agentId}/${data.id}`
    const file = await kb.app.inject({ url, headers: { cookie: kb.owner.cookie } })
    expect(file.rawPayload.equals(sheet)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''Hire.xlsx",
      'x-content-type-options': 'nosniff',
    })
  })

  it('is refused if its name or its bytes are those of another type', async () => {
    const refused = { status: 400, message: 'Invalid file type' }
    expect(await kb.send(fields(), sheet, kb.owner.cookie, 'hire.exe')).toMatchObject(refused)
    expect(await kb.send(fields(), sheet, kb.owner.cookie, 'hire.csv')).toMatchObject(refused)
    expect(await kb.send(fields(), Buffer.from('a,b'), kb.owner.cookie, 'a.xlsx')).toMatchObject(
      refused,
    )
    expect(await kb.send(fields())).toMatchObject({ status: 400, message: 'Choose a file.' })
  })
})

describe('a text', () => {
  const fields = (text: string) => ({ type: 'TEXT', title: 'Rules', agent_id: kb.agentId, text })

  it('is stored unchanged', async () => {
    const { data } = await kb.send(fields('## Returns\n\nWithin **14 days**.'))
    expect(data).toMatchObject({ type: 'TEXT', title: 'Rules', status: 'training' })
  })

  it('must not be empty, nor longer than the limit', async () => {
    expect(await kb.send(fields('  '))).toMatchObject({ status: 400, message: 'Text is required' })
    expect(await kb.send(fields('a'.repeat(PASTED_TEXT_MAX + 1)))).toMatchObject({
      status: 400,
      message: 'Text should not exceed 100,000 characters',
    })
  })
})
