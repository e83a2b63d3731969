/** A customer's app: a folder beside this file, the dependencies that replace those in its package.json, and its pages. */
export type App = {
  name: string
  folder: string
  dependencies?: Record<string, string>
  pages: string[]
  /** Whether a server renders the page during development, too. */
  isServedInDevelopment: boolean
}

const REACT_18 = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@types/react': '18.3.8',
  '@types/react-dom': '18.3.7',
}

export const APPS: App[] = [
  // With the app router and the pages router.
  { name: 'Next.js', folder: 'next', pages: ['/', '/older'], isServedInDevelopment: true },
  { name: 'React Router', folder: 'react-router', pages: ['/'], isServedInDevelopment: true },
  { name: 'Astro', folder: 'astro', pages: ['/'], isServedInDevelopment: true },
  { name: 'Vite and React 19', folder: 'vite', pages: ['/'], isServedInDevelopment: false },
  {
    name: 'Vite and React 18',
    folder: 'vite',
    dependencies: REACT_18,
    pages: ['/'],
    isServedInDevelopment: false,
  },
]

/** An app without React: it loads the package's script on its own page, and a component adds and removes the widget. */
export const VUE: App = { name: 'Vue', folder: 'vue', pages: ['/'], isServedInDevelopment: false }
