/** Key in `localStorage` for the user who was last signed in here, for an instant first paint. */
export const USER_KEY = 'user'
/** Key in `localStorage` for the recent choices in the palette. */
export const RECENT_KEY = 'recent'
/** The key of `sessionStorage` for the toast that the next page shows. */
export const KEPT_TOAST_KEY = 'told after reload'
