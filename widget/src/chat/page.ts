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
  const handleVisibility = () => (document.hidden ? onHide() : onWake())
  document.addEventListener('visibilitychange', handleVisibility)
  const onWindow = {
    online: onWake,
    focus: onWake,
    pageshow: onWake,
    pagehide: onLeave,
    offline: onOffline,
  }
  for (const [name, handler] of Object.entries(onWindow)) addEventListener(name, handler)
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    for (const [name, handler] of Object.entries(onWindow)) removeEventListener(name, handler)
  }
}
