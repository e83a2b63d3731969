/** A strange app: a folder beside this file, what it is installed with instead of what its package.json says, and its pages. */
export type App = {
  name: string
  folder: string
  dependencies?: Record<string, string>
  pages: string[]
  /** While it is developed, too, the page is drawn by a server. */
  isServedInDevelopment: boolean
}

const REACT_18 = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@types/react': '18.3.8',
  '@types/react-dom': '18.3.7',
}

export const APPS: App[] = [
  // The app router, and the pages router beside it.
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

/** No React in it: the package's script on a page of its own, put there and taken away by a component. */
export const VUE: App = { name: 'Vue', folder: 'vue', pages: ['/'], isServedInDevelopment: false }
