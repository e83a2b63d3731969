import { lazy, type ComponentType } from 'react'

export type SettingsPageEntry = { name: string; label: string; Content: ComponentType }

/** In the order of the navigation; the first is what `/settings` shows. Each in a chunk of its own. */
export const SETTINGS_PAGES: readonly SettingsPageEntry[] = [
  {
    name: 'account',
    label: 'Account',
    Content: lazy(async () => ({
      default: (await import('./account/AccountSettings.tsx')).AccountSettings,
    })),
  },
  {
    name: 'usage',
    label: 'Usage',
    Content: lazy(async () => ({
      default: (await import('./usage/UsageSettings.tsx')).UsageSettings,
    })),
  },
  {
    name: 'data',
    label: 'Data',
    Content: lazy(async () => ({
      default: (await import('./data/DataSettings.tsx')).DataSettings,
    })),
  },
  {
    name: 'access',
    label: 'Sessions',
    Content: lazy(async () => ({
      default: (await import('./access/AccessSettings.tsx')).AccessSettings,
    })),
  },
  {
    name: 'activity',
    label: 'Activity',
    Content: lazy(async () => ({
      default: (await import('./activity/ActivitySettings.tsx')).ActivitySettings,
    })),
  },
]
