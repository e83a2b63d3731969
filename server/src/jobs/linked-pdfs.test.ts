import { afterEach, beforeEach, expect, it } from 'vitest'
import { listPages } from '../modules/knowledge/store.ts'
import { aPdf, aScan } from '../test/pdf.ts'
import { sourcesFor } from '../test/sources-for.ts'
import { aTrainingRoom } from '../test/training-room.ts'

let room: Awaited<ReturnType<typeof aTrainingRoom>>
beforeEach(async () => {
  room = await aTrainingRoom()
})
afterEach(() => room.close())

const serve = (path: string, content: Uint8Array) =>
  room.site.routes.set(path, (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(content),
  )

it('a PDF of a website is read with its pages, and an answer names its address and page', async () => {
  const pages = [
    {
      heading: 'Opening',
      text: 'The museum opens at nine and closes at six in the evening. '.repeat(25),
    },
    {
      heading: 'Parking',
      text: 'Parking behind the old granary is free for guests of the museum.',
    },
  ]
  serve('/files/Guide-for_guests.pdf', await aPdf(pages))
  const id = await room.addSite(['/', '/files/Guide-for_guests.pdf'])
  room.work()
  expect(await room.settled(id)).toMatchObject({ status: 'trained', progress: { done: 2 } })
  expect(await sourcesFor(room.deps, room, 'Is parking behind the granary free?')).toContainEqual(
    expect.objectContaining({
      title: 'Guide for guests',
      url: `${room.site.origin}/files/Guide-for_guests.pdf`,
      page: 2,
    }),
  )
})

it('a PDF of a website that cannot be read says why, and the rest is read', async () => {
  serve('/scan.pdf', await aScan(2))
  serve('/broken.pdf', Buffer.from('GIF89a'))
  const id = await room.addSite(['/', '/scan.pdf', '/broken.pdf'])
  room.work()
  expect(await room.settled(id)).toMatchObject({
    status: 'trained',
    progress: { done: 1, failed: 2 },
  })
  const pages = await listPages(room.deps.db, id)
  expect(pages.map(({ reason }) => reason)).toEqual([
    null,
    expect.stringContaining('looks like a scan'),
    'This is not a PDF.',
  ])
})
