import { lazy, type ComponentType } from 'react'
import type { Role } from 'shared-types'

/** The groups of pages, in the order of the menu. */
export const SETTINGS_GROUPS = ['You', 'Workspace', 'Connections'] as const

export type SettingsPageEntry = {
  name: string
  label: string
  group: (typeof SETTINGS_GROUPS)[number]
  /** The lowest role that may see the page. */
  role: Role
  /** For a page that is not in the menu: the page it is reached from. */
  within?: string
  Content: ComponentType
}

/** In the order of the menu; the first one is shown at `/settings`. Each is a chunk of its own. */
export const SETTINGS_PAGES: readonly SettingsPageEntry[] = [
  {
    name: 'account',
    label: 'Account',
    group: 'You',
    role: 'agent',
    Content: lazy(async () => ({
      default: (await import('./account/AccountSettings.tsx')).AccountSettings,
    })),
  },
  {
    name: 'notifications',
    label: 'Notifications',
    group: 'You',
    role: 'agent',
    Content: lazy(async () => ({
      default: (await import('./notifications/NotificationSettings.tsx')).NotificationSettings,
    })),
  },
  {
    name: 'access',
    label: 'Sessions',
    group: 'You',
    role: 'agent',
    Content: lazy(async () => ({
      default: (await import('./access/AccessSettings.tsx')).AccessSettings,
    })),
  },
  {
    name: 'team',
    label: 'Team',
    group: 'Workspace',
    role: 'agent',
    Content: lazy(async () => ({
      default: (await import('./team/TeamSettings.tsx')).TeamSettings,
    })),
  },
  {
    name: 'desk',
    label: 'Inbox',
    group: 'Workspace',
    role: 'admin',
    Content: lazy(async () => ({
      default: (await import('./desk/InboxSettings.tsx')).InboxSettings,
    })),
  },
  {
    name: 'saved-replies',
    label: 'Saved replies',
    group: 'Workspace',
    role: 'admin',
    Content: lazy(async () => ({
      default: (await import('./saved-replies/SavedRepliesSettings.tsx')).SavedRepliesSettings,
    })),
  },
  {
    name: 'contacts',
    label: 'Contacts',
    group: 'Workspace',
    role: 'agent',
    Content: lazy(async () => ({
      default: (await import('./contacts/ContactsSettings.tsx')).ContactsSettings,
    })),
  },
  {
    name: 'usage',
    label: 'Usage',
    group: 'Workspace',
    role: 'owner',
    Content: lazy(async () => ({
      default: (await import('./usage/UsageSettings.tsx')).UsageSettings,
    })),
  },
  {
    name: 'data',
    label: 'Data',
    group: 'Workspace',
    role: 'owner',
    Content: lazy(async () => ({
      default: (await import('./data/DataSettings.tsx')).DataSettings,
    })),
  },
  {
    name: 'activity',
    label: 'Activity',
    group: 'Workspace',
    role: 'admin',
    Content: lazy(async () => ({
      default: (await import('./activity/ActivitySettings.tsx')).ActivitySettings,
    })),
  },
  {
    name: 'api',
    label: 'API keys',
    group: 'Connections',
    role: 'admin',
    Content: lazy(async () => ({
      default: (await import('./api/ApiSettings.tsx')).ApiSettings,
    })),
  },
  {
    name: 'connect',
    label: 'Connect an assistant',
    group: 'Connections',
    role: 'admin',
    within: 'api',
    Content: lazy(async () => ({
      default: (await import('./api/LetIn.tsx')).LetIn,
    })),
  },
  {
    name: 'api-reference',
    label: 'API reference',
    group: 'Connections',
    role: 'agent',
    within: 'api',
    Content: lazy(async () => ({
      default: (await import('./api-reference/ApiReference.tsx')).ApiReference,
    })),
  },
  {
    name: 'webhooks',
    label: 'Webhooks',
    group: 'Connections',
    role: 'admin',
    Content: lazy(async () => ({
      default: (await import('./webhooks/WebhooksSettings.tsx')).WebhooksSettings,
    })),
  },
]
