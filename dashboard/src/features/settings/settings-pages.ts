import { lazy, type ComponentType } from 'react'
import type { Role } from 'shared-types'

export type SettingsPageEntry = {
  name: string
  label: string
  /** The least role it is for. */
  role: Role
  /** The page it is reached from, where it has no place in the navigation. */
  within?: string
  Content: ComponentType
}

/** In the order of the navigation; the first is what `/settings` shows. Each in a chunk of its own. */
export const SETTINGS_PAGES: readonly SettingsPageEntry[] = [
  {
    name: 'account',
    label: 'Account',
    role: 'agent',
    Content: lazy(async () => ({
      default: (await import('./account/AccountSettings.tsx')).AccountSettings,
    })),
  },
  {
    name: 'team',
    label: 'Team',
    role: 'agent',
    Content: lazy(async () => ({
      default: (await import('./team/TeamSettings.tsx')).TeamSettings,
    })),
  },
  {
    name: 'contacts',
    label: 'Contacts',
    role: 'agent',
    Content: lazy(async () => ({
      default: (await import('./contacts/ContactsSettings.tsx')).ContactsSettings,
    })),
  },
  {
    name: 'saved-replies',
    label: 'Saved replies',
    role: 'admin',
    Content: lazy(async () => ({
      default: (await import('./saved-replies/SavedRepliesSettings.tsx')).SavedRepliesSettings,
    })),
  },
  {
    name: 'desk',
    label: 'Inbox',
    role: 'admin',
    Content: lazy(async () => ({
      default: (await import('./desk/InboxSettings.tsx')).InboxSettings,
    })),
  },
  {
    name: 'notifications',
    label: 'Notifications',
    role: 'agent',
    Content: lazy(async () => ({
      default: (await import('./notifications/NotificationSettings.tsx')).NotificationSettings,
    })),
  },
  {
    name: 'webhooks',
    label: 'Webhooks',
    role: 'admin',
    Content: lazy(async () => ({
      default: (await import('./webhooks/WebhooksSettings.tsx')).WebhooksSettings,
    })),
  },
  {
    name: 'usage',
    label: 'Usage',
    role: 'owner',
    Content: lazy(async () => ({
      default: (await import('./usage/UsageSettings.tsx')).UsageSettings,
    })),
  },
  {
    name: 'data',
    label: 'Data',
    role: 'owner',
    Content: lazy(async () => ({
      default: (await import('./data/DataSettings.tsx')).DataSettings,
    })),
  },
  {
    name: 'access',
    label: 'Sessions',
    role: 'agent',
    Content: lazy(async () => ({
      default: (await import('./access/AccessSettings.tsx')).AccessSettings,
    })),
  },
  {
    name: 'api',
    label: 'API keys',
    role: 'admin',
    Content: lazy(async () => ({
      default: (await import('./api/ApiSettings.tsx')).ApiSettings,
    })),
  },
  {
    name: 'api-reference',
    label: 'API reference',
    role: 'agent',
    within: 'api',
    Content: lazy(async () => ({
      default: (await import('./api-reference/ApiReference.tsx')).ApiReference,
    })),
  },
  {
    name: 'activity',
    label: 'Activity',
    role: 'admin',
    Content: lazy(async () => ({
      default: (await import('./activity/ActivitySettings.tsx')).ActivitySettings,
    })),
  },
]
