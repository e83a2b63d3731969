/** Of `src/ui`, what needs nothing of Radix; the rest comes after the first paint and must stay in files of its own. */
const PLAIN_KIT = [
  'Avatar',
  'avatar-look',
  'Badge',
  'Button',
  'button-look',
  'ButtonLink',
  'Card',
  'deferred',
  'EmptyState',
  'ErrorState',
  'Field',
  'IconButton',
  'Page',
  'PageHeader',
  'Skeleton',
  'Spinner',
  'Tooltip',
]

const packages = (...names: string[]) => `node_modules/(?:${names.join('|')})/`
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'))

/**
 * What every page needs, what every page with an account needs, and the plain parts of the kit: three files instead of thirty
 * crumbs, which also compress better. Everything else is split by route and by what a route loads later.
 */
export const CHUNKS = [
  {
    name: 'base',
    test: anyOf(
      packages('react', 'react-dom', 'scheduler', 'react-router', 'styled-components', 'stylis'),
      'src/theme/',
    ),
  },
  {
    name: 'account',
    test: anyOf(
      packages('@tanstack/react-query', '@tanstack/query-core', 'axios', 'zod', 'zustand'),
      'shared-types/src/',
      'src/(?:api|stores)/',
    ),
  },
  {
    name: 'kit',
    test: anyOf(
      `src/ui/(?:${PLAIN_KIT.join('|')})\\.tsx?`,
      'src/lib/(?:paths|text|when-idle|use-document-title)\\.ts',
      'lucide-react/dist/esm/(?:[^/]*|shared/.*)\\.mjs',
      packages('@radix-ui/react-slot', '@radix-ui/react-compose-refs'),
    ),
  },
]
