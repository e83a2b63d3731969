/**
 * Opens a tab at once, while the browser still sees the click behind it, and sends it to the URL when that is known. Where the
 * browser blocks it the URL is handed back to be offered as a link.
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
