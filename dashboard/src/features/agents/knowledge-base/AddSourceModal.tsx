import { useState } from 'react'
import type { KnowledgeType } from 'shared-types'
import { Dialog } from '~/ui/Dialog.tsx'
import { KindPicker } from './KindPicker.tsx'
import { PdfForm } from './PdfForm.tsx'
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

function SourceForm({ agentId, onClose }: { agentId: string; onClose: () => void }) {
  const [kind, setKind] = useState<KnowledgeType>('PDF')
  return (
    <>
      <KindPicker value={kind} onChange={setKind} />
      {kind === 'PDF' && <PdfForm agentId={agentId} onAdded={onClose} />}
      {kind === 'WEB_PAGES' && <WebPagesForm agentId={agentId} onAdded={onClose} />}
    </>
  )
}
