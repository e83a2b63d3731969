import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMail } from './read-mail.ts'

const mime = (...lines: string[]) => ({
  kind: 'mime' as const,
  content: Buffer.from(lines.join('\r\n')),
})
const HEAD = [
  'From: Vera <Vera@example.org>',
  'To: x@example.com',
  'Subject: Hello',
  'Message-ID: <1@x>',
]

it('a mail with two bodies and a file is read as text, with the name of the file', async () => {
  const read = await readMail(
    mime(
      ...HEAD,
      'Content-Type: multipart/mixed; boundary=a',
      '',
      '--a',
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Gr=FC=DFe',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>Other</p>',
      '--b--',
      '--a',
      'Content-Type: image/png',
      'Content-Disposition: attachment; filename="bike.png"',
      'Content-Transfer-Encoding: base64',
      '',
      'AAAA',
      '--a--',
    ),
  )
  expect(read).toEqual({
    mailId: '1@x',
    sender: 'vera@example.org',
    subject: 'Hello',
    text: 'Grüße',
    reply: 'Grüße',
    attachments: ['bike.png'],
    isAutomatic: false,
    isBounce: false,
  })
})

it('a mail with only HTML is read as its text', async () => {
  const read = await readMail(
    mime(
      ...HEAD,
      'Content-Type: text/html; charset=utf-8',
      '',
      '<div>Blue, please.<br><script>alert(1)</script></div><blockquote>Which?</blockquote>',
    ),
  )
  expect(read.reply).toBe('Blue, please.')
  expect(read.text).not.toContain('alert')
})

it('a mail that is cut in the middle of a file is read up to there', async () => {
  const { text } = await readMail(
    mime(
      ...HEAD,
      'Content-Type: multipart/mixed; boundary=a',
      '',
      '--a',
      'Content-Type: text/plain',
      '',
      'Here it is.',
      '--a',
      'Content-Type: image/png; name=x.png',
      'Content-Transfer-Encoding: base64',
      '',
      'AAAA',
    ),
  )
  expect(text).toBe('Here it is.')
})

describe('automatic mail', () => {
  const signs = [
    'Auto-Submitted: auto-replied',
    'X-Autoreply: yes',
    'Precedence: bulk',
    'Precedence: auto_reply',
    'List-Id: <news.example.org>',
    'List-Unsubscribe: <https://example.org/u>',
    'Return-Path: <>',
    'X-Failed-Recipients: a@example.org',
  ]
  it.each(signs)('includes a mail with %s', async (sign) => {
    expect(await readMail(mime(sign, ...HEAD, '', 'Away.'))).toMatchObject({ isAutomatic: true })
  })
  it('includes the report of a mail server', async () => {
    const report = [
      'From: MAILER-DAEMON@example.org',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=r',
      '',
      '--r',
      'Content-Type: text/plain',
      '',
      'Sorry.',
      '--r',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.org',
      '',
      'Final-Recipient: rfc822; vera@example.org',
      'Action: failed',
      'Status: 5.1.1',
      '--r--',
    ]
    expect(await readMail(mime(...report))).toMatchObject({ isAutomatic: true, isBounce: true })
    const late = report.map((line) => line.replace('failed', 'delayed'))
    expect(await readMail(mime(...late))).toMatchObject({ isAutomatic: true, isBounce: false })
  })
})

it.each(['Auto-Submitted: no', 'X-Auto-Response-Suppress: All', 'Precedence: normal'])(
  'a mail with %s can be from a person',
  async (sign) => {
    expect(await readMail(mime(sign, ...HEAD, '', 'Hi.'))).toMatchObject({ isAutomatic: false })
  },
)

it('the format of Postmark is read like any mail', async () => {
  const content = Buffer.from(
    JSON.stringify({
      FromFull: { Email: 'Vera@example.org', Name: 'Vera\r\nBcc: x@example.org' },
      To: 'replies@example.com',
      Subject: 'Hello',
      TextBody: 'Blue, please.\n\nOn Monday, Ada <a@example.com> wrote:\n> Which?',
      Headers: [
        { Name: 'Message-ID', Value: '<7@example.org>' },
        { Name: 'Auto-Submitted', Value: 'no' },
      ],
      Attachments: [{ Name: 'bike.png', ContentType: 'image/png', Content: 'AAAA' }],
    }),
  )
  expect(await readMail({ kind: 'postmark', content })).toMatchObject({
    mailId: '7@example.org',
    sender: 'vera@example.org',
    reply: 'Blue, please.',
    attachments: ['bike.png'],
    isAutomatic: false,
  })
})

it('any input is read within its limits', async () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      ...HEAD,
      'Content-Type: multipart/mixed; boundary=a',
      'Content-Type: multipart/report; boundary="',
      'Content-Type: text/html',
      'Content-Type: message/rfc822',
      'Content-Transfer-Encoding: base64',
      'Subject: =?utf-8?B?4p2k?= =?x?Q?=',
      'From: "a" <b@c>, <<>>@, group:;',
      '--a',
      '--a--',
      '',
      '<blockquote><table>',
      '> > > On',
      '\uD83D',
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 60 }), async (lines) => {
      const read = await readMail(mime(...lines))
      expect(read.text.length).toBeLessThanOrEqual(100_000)
      expect(read.reply.length).toBeLessThanOrEqual(4_000)
      expect(read.attachments.length).toBeLessThanOrEqual(20)
      expect(JSON.stringify(read).isWellFormed() && !JSON.stringify(read).includes('\\u0000')).toBe(
        true,
      )
    }),
    { numRuns: 150, seed: 20_261_122 },
  )
})
