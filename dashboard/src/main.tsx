import { createRoot } from 'react-dom/client'
import { App } from '~/app/App.tsx'
import { preloadPage } from '~/app/pages.ts'
import { applyTheme } from '~/lib/use-theme.ts'

applyTheme()

// Drawn once and whole, instead of frame by frame as their code arrives; and in a task of its own, so that what is asked for early
// has left before it.
void preloadPage(location.pathname).then(() => setTimeout(draw))

function draw() {
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App />)
}
