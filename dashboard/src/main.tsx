import { createRoot } from 'react-dom/client'
import { App } from '~/app/App.tsx'
import { applyTheme } from '~/lib/use-theme.ts'

applyTheme()

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
