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

const SHELL_ICONS = ['bot', 'inbox', 'layout-dashboard', 'phone', 'search', 'send', 'x']

const packages = (...names: string[]) => `node_modules/(?:${names.join('|')})/`
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'))

/**
 * What every page needs, what every page with an account needs, the plain parts of the kit, and what the sidebar and the lists
 * share: four files instead of forty crumbs, which also compress better. Each takes along what it imports. Everything else is split by route and by what a route loads later.
 */
export const CHUNKS = [
  {
    name: 'base',
    priority: 3,
    test: anyOf(packages('react', 'react-dom', 'react-router', 'styled-components'), 'src/theme/'),
  },
  {
    name: 'kit',
    priority: 2,
    test: anyOf(`src/ui/(?:${PLAIN_KIT.join('|')})\\.tsx?`, 'src/lib/(?:paths|text|user-key)\\.ts'),
  },
  {
    name: 'account',
    priority: 1,
    test: anyOf(
      packages('@tanstack/react-query', 'axios', 'zod', 'zustand'),
      'shared-types/src/',
      'src/(?:api|stores)/',
    ),
  },
  {
    name: 'shell',
    priority: 0,
    test: anyOf(
      `${packages('lucide-react')}dist/esm/icons/(?:${SHELL_ICONS.join('|')})\\.`,
      packages('dayjs'),
      'src/lib/dates\\.ts',
      'src/ui/(?:Highlight|Keys|SearchField)\\.tsx',
      'src/app/(?:keyboard/shortcuts|shell/queries)\\.ts',
    ),
  },
]
