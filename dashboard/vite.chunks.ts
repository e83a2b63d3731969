/** The components of `src/ui` that do not need Radix; the others are loaded after the first paint and have to stay in separate files. */
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

/** Icons of the landing page that every signed-in page loads, too. */
const PLAIN_ICONS = ['check', 'play']

/** Icons of the sidebar, and the smallest ones: every file of its own makes the list of files longer that the landing page loads. */
const SHELL_ICONS = [
  'arrow-down',
  'bot',
  'chevron-(?:down|left|right)',
  'circle-check',
  'download',
  'ellipsis',
  'headset',
  'inbox',
  'info',
  'layout-dashboard',
  'minus',
  'phone',
  'plus',
  'search',
  'send',
  'x',
]

/** Schemas that only pages other than the inbox validate with; they are loaded with those pages. */
const LATER_CONTRACT = [
  'account',
  'actions',
  'agent-settings',
  'agent-tests',
  'agent-versions',
  'allowed-sites',
  'api-keys',
  'api/[a-z-]+',
  'assist',
  'assistants',
  'attention',
  'audit',
  'billing',
  'booking-hosts',
  'calendars',
  'call-outcome',
  'chatbot-config',
  'contacts',
  'first-run',
  'forwarding-check',
  'hours',
  'identity',
  'install',
  'integrations',
  'knowledge',
  'knowledge-adding',
  'knowledge-content',
  'knowledge-items',
  'lead-form',
  'leads',
  'letters',
  'local-bots',
  'local-call',
  'local-texts',
  'metrics',
  'notes',
  'notices',
  'numbers',
  'other-conversations',
  'panel-languages',
  'permissions',
  'permissions/[a-z]+',
  'phone-numbers',
  'ratings',
  'reports',
  'rereading',
  'saved-replies',
  'schedules',
  'screening',
  'sessions',
  'taught-answers',
  'test-call',
  'usage',
  'webhooks',
  'whatsapp',
  'why',
  'widget-options',
]

/** Loaded after the page has been drawn: see `live.ts`. */
const LATER_API = [
  'conversation-news',
  'inbox-news',
  'live-stream',
  'local-model',
  'news',
  'refresher',
  'reload',
]

const packages = (...names: string[]) => `node_modules/(?:${names.join('|')})/`
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'))

/**
 * What every page needs, what every signed-in page needs, the simple UI components, and what the sidebar and the lists share: four files
 * instead of forty tiny ones, which also compress better. Each includes its imports. Everything else is split by route and by what a route
 * loads later.
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
    test: anyOf(
      `src/ui/(?:${PLAIN_KIT.join('|')})\\.tsx?`,
      'src/lib/(?:paths|storage|text|user-key)\\.ts',
      `${packages('lucide-react')}dist/esm/icons/(?:${PLAIN_ICONS.join('|')})\\.`,
    ),
  },
  {
    // What dialogs share with the watch over unsaved text; one file, because the landing page has a dialog, too.
    name: 'leaving',
    priority: 2,
    test: anyOf('src/ui/use-modal-open\\.ts', 'src/lib/(?:browser-back|unsaved)\\.ts'),
  },
  {
    name: 'account',
    priority: 1,
    test: anyOf(
      packages('@tanstack/react-query', 'axios', 'zod', 'zustand'),
      `shared-types/src/(?!(?:${LATER_CONTRACT.join('|')})\\.ts)`,
      'src/stores/',
      `dashboard/src/api/(?!(?:${LATER_API.join('|')})\\.ts)`,
    ),
  },
  {
    name: 'shell',
    priority: 0,
    test: anyOf(
      `${packages('lucide-react')}dist/esm/icons/(?:${SHELL_ICONS.join('|')})\\.`,
      packages('dayjs'),
      'src/lib/(?:come-back|dates|use-search-text)\\.ts',
      'src/ui/(?:Highlight|Keys|SearchField)\\.tsx',
      'src/app/(?:keyboard/shortcuts|shell/queries)\\.ts',
    ),
  },
]
