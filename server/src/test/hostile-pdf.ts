import { deflateSync } from 'node:zlib'
import { type PDFContext, PDFDocument, PDFName, type PDFRef } from 'pdf-lib'

/** Nested forms, each drawing the one below several times: a few kilobytes that become millions of letters. */
export async function aNestedPdf({
  levels = 7,
  times = 10,
  /** Makes each form a group, which is collected completely before it is drawn. */
  grouped = false,
} = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const { context } = document
  let form = aForm(context, '0 0 1 1 re f', null, grouped)
  for (let level = 1; level < levels; level++) {
    form = aForm(context, 'q /X Do Q '.repeat(times), form, grouped)
  }
  const page = document.addPage()
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: { X: form } }))
  page.node.set(PDFName.of('Contents'), context.register(context.stream('/X Do')))
  return document.save()
}

/** A page whose drawing is some hundred megabytes of white space, compressed to less than one. */
export async function aSwellingPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const { context } = document
  const packed = deflateSync(Buffer.alloc(160_000_000, ' '), { level: 1 })
  const drawing = context.register(context.stream(packed, { Filter: 'FlateDecode' }))
  document.addPage().node.set(PDFName.of('Contents'), drawing)
  return document.save()
}

function aForm(
  context: PDFContext,
  drawing: string,
  inner: PDFRef | null,
  grouped: boolean,
): PDFRef {
  const form = context.stream(drawing, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 100, 100],
    ...(inner && { Resources: { XObject: { X: inner } } }),
    ...(grouped && { Group: { S: 'Transparency' } }),
  })
  return context.register(form)
}
