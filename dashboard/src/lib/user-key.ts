/** Under which `localStorage` holds who was signed in here last, for an instant first paint. */
export const USER_KEY = 'user'
/** Where the browser keeps what the user chose in the palette. */
export const RECENT_KEY = 'recent'
