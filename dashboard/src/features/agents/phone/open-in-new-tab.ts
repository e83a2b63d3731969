/**
 * Opens a tab during the click, as browsers demand, and loads the URL in it once that is known. Where the browser blocks the tab, the URL
 * is returned, so that it can be offered as a link.
 */
export async function openInNewTab(url: Promise<string>): Promise<{ blockedUrl: string | null }> {
  const tab = window.open('', '_blank')
  try {
    const address = await url
    if (!tab) return { blockedUrl: address }
    tab.opener = null
    tab.location.replace(address)
    return { blockedUrl: null }
  } catch (error) {
    tab?.close()
    throw error
  }
}
