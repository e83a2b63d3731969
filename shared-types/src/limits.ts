/** Rules both sides enforce. `docs/product.md` has most of these numbers in their place. */

export const AGENT_NAME_MAX = 15
export const WORKSPACE_NAME_MAX = 60
/** 1 an account. */
export const ANTI_THEFT_MAX = 1
/** 4.5 MB, decimal as the message says it. */
export const PDF_MAX_BYTES = 4_500_000
export const CALL_LOG_PAGE = 8
export const MESSAGE_PREVIEW_LENGTH = 40
export const TITLE_PREVIEW_LENGTH = 20
export const CONVERSATION_POLL_MS = 5_000
export const API_TIMEOUT_MS = 60_000
export const OTP_LENGTH = 6
export const FORWARDING_PHONE_LENGTH = 12
/** The version of the embed script the snippet loads. */
export const WIDGET_VERSION = '1.0.6'

export const MESSAGE_MAX = 4_000
/** Telegram takes no more at once. */
export const TELEGRAM_MESSAGE_MAX = 4_096
/** Of somebody in the local Telegram. */
export const LOCAL_NAME_MAX = 64
export const INSTRUCTIONS_MAX = 8_000
/** As long as the name of a brand. */
export const SPOKEN_NAME_MAX = 60
/** Of a passage or a fact in the owner's words. */
export const CORRECTION_MAX = 8_000
export const URL_MAX = 2_048
/** Words an admin has spoken to a caller at once. */
export const CALL_WORDS_MAX = 1_000
/** Numbers on a list of the screening rules. */
export const SCREENING_LIST_MAX = 500
