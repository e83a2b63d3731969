import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDocument, addText } from '../modules/knowledge/add-files.ts'
import { aTrainingRoom } from '../test/training-room.ts'

let room: Awaited<ReturnType<typeof aTrainingRoom>>
beforeAll(async () => {
  room = await aTrainingRoom()
  room.work()
})
afterAll(() => room.close())

it('a table and a text are learned like any page', async () => {
  const content = readFileSync(
    new URL('../ports/reader/office/fixtures/hire.xlsx', import.meta.url),
  )
  const { deps, userId, agentId } = room
  const sheet = { agent_id: agentId, title: 'Hire', content, fileName: 'hire.xlsx' }
  const text = { agent_id: agentId, title: 'Rules', text: 'Bring it back within **14 days**.' }
  for (const { id } of [await addDocument(deps, userId, sheet), await addText(deps, userId, text)])
    expect(await room.settled(id)).toMatchObject({ status: 'trained', reason: null })
  const texts = (await room.passages()).map(({ text }) => text).join('\n')
  expect(texts).toContain('£18.50')
  expect(texts).toContain('Bring it back within 14 days.')
})
