import { useState } from 'react'
import { Dialog } from '~/ui/Dialog.tsx'
import { FileForm } from './FileForm.tsx'
import { KindPicker } from './KindPicker.tsx'
import type { SourceKind } from './kinds.tsx'
import { TextForm } from './TextForm.tsx'
import { WebPagesForm } from './WebPagesForm.tsx'

type Props = { agentId: string; open: boolean; onClose: () => void }

export function AddSourceModal({ agentId, open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Data Source"
      description="Your agent answers only from what you teach it here."
    >
      {/* Mounted with the dialog, so that closing forgets what was entered. */}
      <SourceForm agentId={agentId} onClose={onClose} />
    </Dialog>
  )
}

/** How many pages of a website each kind of source reads. */
const SCOPES: Partial<Record<SourceKind, 'site' | 'page' | 'sitemap'>> = {
  WEB_PAGES: 'site',
  ONE_PAGE: 'page',
  SITEMAP: 'sitemap',
}

function SourceForm({ agentId, onClose }: { agentId: string; onClose: () => void }) {
  const [kind, setKind] = useState<SourceKind>('PDF')
  const form = { agentId, onAdded: onClose }
  return (
    <>
      <KindPicker value={kind} onChange={setKind} />
      {(kind === 'PDF' || kind === 'DOCUMENT') && <FileForm key={kind} type={kind} {...form} />}
      {kind === 'TEXT' && <TextForm {...form} />}
      {kind in SCOPES && <WebPagesForm key={kind} scope={SCOPES[kind]!} {...form} />}
    </>
  )
}
