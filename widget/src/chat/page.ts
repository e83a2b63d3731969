type PageWatcher = {
  /** The page is visible again, or the network is back. */
  onWake: () => void
  onHide: () => void
  /** The page is being left; an open request would keep it out of the browser's back-forward cache. */
  onLeave: () => void
  onOffline: () => void
}

/** Watches the page that contains the chat; returns a function that stops. */
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
  // Events of the document bubble up to the window.
  for (const [name, handler] of Object.entries(watched)) addEventListener(name, handler, controller)
  return () => controller.abort()
}
