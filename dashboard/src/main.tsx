import { createRoot } from 'react-dom/client'
import { App } from '~/app/App.tsx'
import { preloadPage } from '~/app/pages.ts'
import { applyTheme } from '~/lib/use-theme.ts'

applyTheme()

// Drawn once and completely, instead of layout by layout as the code arrives; and in a separate task, so that the early requests are sent
// before it.
void preloadPage(location.pathname).then(() => setTimeout(draw))

function draw() {
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App />)
}
