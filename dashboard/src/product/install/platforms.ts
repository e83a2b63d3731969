import type { EmbedSnippet } from 'nexus-widget'

/** The picture for a step: a menu entry to choose, a field to paste into, a button to press. */
export type StepPicture = 'menu' | 'paste' | 'save'
export type Step = { text: string; picture: StepPicture }
export type Platform = { value: string; label: string; steps: Step[]; hasScript?: boolean }

const menu = (text: string): Step => ({ text, picture: 'menu' })
const paste = (text: string): Step => ({ text, picture: 'paste' })
const save = (text: string): Step => ({ text, picture: 'save' })

/** Where the snippet goes, by the system the website uses. */
export const PLATFORMS: Platform[] = [
  {
    value: 'html',
    label: 'Pages of my own',
    steps: [
      paste('Paste the snippet before the closing </body> tag of every page.'),
      save('Publish the pages.'),
    ],
  },
  {
    value: 'wordpress',
    label: 'WordPress',
    steps: [
      menu(
        'Add a plugin for header and footer code, such as WPCode, and open its Header & Footer.',
      ),
      paste('Paste the snippet into the field for the footer.'),
      save('Save the changes. If a plugin caches your pages, empty its cache.'),
    ],
  },
  {
    value: 'wix',
    label: 'Wix',
    steps: [
      menu(
        'Open Settings, then Custom Code, and choose Add Custom Code. Wix offers it on paid plans.',
      ),
      paste('Paste the snippet. Choose All pages, and Body - end as its place.'),
      save('Apply.'),
    ],
  },
  {
    value: 'squarespace',
    label: 'Squarespace',
    steps: [
      menu('Search the settings for Code Injection. Squarespace offers it on some plans only.'),
      paste('Paste the snippet into Footer.'),
      save('Save.'),
    ],
  },
  {
    value: 'shopify',
    label: 'Shopify',
    steps: [
      menu(
        'Open Online Store, Themes, then Edit code in the menu of your theme, and theme.liquid.',
      ),
      paste('Paste the snippet before the closing </body> tag, near the end of the file.'),
      save('Save.'),
    ],
  },
  {
    value: 'webflow',
    label: 'Webflow',
    steps: [
      menu('Open the settings of your site, then Custom code.'),
      paste('Paste the snippet into Footer code.'),
      save('Save, then publish the site.'),
    ],
  },
  {
    value: 'tag-manager',
    label: 'Tag Manager',
    hasScript: true,
    steps: [
      menu('Make a new tag of the kind Custom HTML.'),
      paste('Paste the snippet, and choose All Pages as its trigger.'),
      save('Save, then submit the changes.'),
    ],
  },
]

/** For tag managers, which remove attributes they do not know from a tag: a script that creates the tag. */
export const scriptSnippet = ({ scriptUrl, agentId, apiBase, integrity }: EmbedSnippet): string => {
  const attributes = {
    async: true,
    ...(integrity && { integrity, crossOrigin: 'anonymous' }),
    src: scriptUrl,
  }
  const data = { agentId, ...(apiBase && { apiBase }) }
  return `<script>(function(){var s=document.createElement('script');Object.assign(s,${inScript(attributes)});Object.assign(s.dataset,${inScript(data)});document.body.appendChild(s)})()</script>`
}

/** Its text cannot close the script element that contains it. */
const inScript = (value: object) => JSON.stringify(value).replace(/</g, String.raw`\u003c`)

/** The instructions as a mail for the person who looks after the website, who needs no account. */
export const letterOf = ({ label, steps }: Platform, snippet: string): string =>
  [
    'Hello,',
    'please put this chat on our website:',
    snippet,
    `How (${label}):`,
    steps.map(({ text }, index) => `${index + 1}. ${text}`).join('\n'),
    'It loads less than 3 KB with a page, sets no cookie, and needs its address in script-src and connect-src where a content security policy is in force.',
  ].join('\n\n')
