import { createRoot, hydrateRoot } from 'react-dom/client'
import { Support } from './Support'

const root = document.getElementById('root')!
// Only the build is prerendered.
if (root.firstElementChild) hydrateRoot(root, <Support />)
else createRoot(root).render(<Support />)
