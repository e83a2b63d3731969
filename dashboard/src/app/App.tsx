import { StrictMode, Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { GlobalStyle } from '~/theme/global-style.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { AppRoutes } from './routes.tsx'

export function App() {
  return (
    <StrictMode>
      <GlobalStyle />
      <ErrorBoundary>
        <BrowserRouter>
          <Suspense>
            <AppRoutes />
          </Suspense>
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  )
}
