type PageWatcher = {
  /** In sight again, or back on the network. */
  onWake: () => void
  onHide: () => void
  /** Left; an open request would keep the page out of the browser's back-forward cache. */
  onLeave: () => void
  onOffline: () => void
}

/** Watches the page the chat lives in; returns the way to stop. */
export const watchPage = ({ onWake, onHide, onLeave, onOffline }: PageWatcher): (() => void) => {
  const controller = new AbortController()
  const watched = {
    visibilitychange: () => (document.hidden ? onHide() : onWake()),
    online: onWake,
    focus: onWake,
    pageshow: onWake,
    pagehide: onLeave,
    offline: onOffline,
  }
  // What happens to the document is told to its window too.
  for (const [name, handler] of Object.entries(watched)) addEventListener(name, handler, controller)
  return () => controller.abort()
}
