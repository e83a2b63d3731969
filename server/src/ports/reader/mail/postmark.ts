import MailComposer from 'nodemailer/lib/mail-composer'

type Inbound = {
  RawEmail?: string
  FromFull?: { Email?: string; Name?: string }
  To?: string
  Cc?: string
  Subject?: string
  TextBody?: string
  HtmlBody?: string
  Headers?: { Name?: string; Value?: string }[]
  Attachments?: { Name?: string; ContentType?: string; ContentID?: string }[]
}

const MAX_HEADERS = 200
/** Headers that the composer of the message writes itself. */
const OWN = /^(?:content-|mime-version$|from$|to$|cc$|subject$|date$)/i

/**
 * Turns Postmark's JSON into a MIME message, so that all mails are read in one way. Where Postmark includes the original, that is
 * used.
 */
export async function postmarkAsMime(json: Buffer): Promise<Buffer> {
  const mail = JSON.parse(json.toString('utf8')) as Inbound
  if (mail.RawEmail) return Buffer.from(mail.RawEmail, 'utf8')
  const headers = (mail.Headers ?? [])
    .slice(0, MAX_HEADERS)
    .filter(({ Name }) => Name && !OWN.test(Name))
    .map(({ Name, Value }) => ({ key: Name!, value: oneLine(Value) }))
  return new MailComposer({
    from: { name: oneLine(mail.FromFull?.Name), address: oneLine(mail.FromFull?.Email) },
    to: oneLine(mail.To),
    cc: oneLine(mail.Cc),
    subject: mail.Subject ?? '',
    headers,
    ...(mail.TextBody ? { text: mail.TextBody } : { html: mail.HtmlBody ?? '' }),
    attachments: (mail.Attachments ?? []).map(({ Name, ContentType, ContentID }) => ({
      filename: Name ?? '',
      contentType: ContentType ?? '',
      content: '',
      ...(ContentID && { cid: ContentID }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

const oneLine = (value: string | undefined): string => (value ?? '').replaceAll(/[\r\n]+/g, ' ')
