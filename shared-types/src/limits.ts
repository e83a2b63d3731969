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

/** A file in a conversation, decimal; and how many a conversation may hold. */
export const CHAT_FILE_MAX_BYTES = 10_000_000
export const CHAT_FILES_MAX = 50
export const CHAT_FILES_MAX_BYTES = 50_000_000
export const FILE_NAME_MAX = 120
export const MESSAGE_MAX = 4_000
/** Telegram takes no more at once. */
export const TELEGRAM_MESSAGE_MAX = 4_096
/** Of somebody in the local Telegram. */
export const LOCAL_NAME_MAX = 64
/** Callers wait for its end. */
export const CALL_GREETING_MAX = 300
export const INSTRUCTIONS_MAX = 8_000
/** As long as the name of a brand. */
export const SPOKEN_NAME_MAX = 60
/** Characters of a text pasted as a data source. */
export const PASTED_TEXT_MAX = 100_000
/** Of a passage or a fact in the owner's words. */
export const CORRECTION_MAX = 8_000
export const URL_MAX = 2_048
/** Words an admin has spoken to a caller at once. */
export const CALL_WORDS_MAX = 1_000
/** Numbers on a list of the screening rules. */
export const SCREENING_LIST_MAX = 500
/** Characters of whose a number on the lists is. */
export const NUMBER_NAME_MAX = 60
/** Numbers in the address book of a workspace, and those sent at once. */
export const CONTACTS_MAX = 10_000
export const CONTACT_IMPORT_MAX = 500
export const CONTACT_NAME_MAX = 80
export const CONTACT_PAGE = 20
/** People named in one private note. */
export const MENTIONS_MAX = 20
export const SAVED_REPLY_TITLE_MAX = 60
/** Of a workspace. */
export const SAVED_REPLIES_MAX = 500
/** What a visitor adds to a rating. */
export const RATING_WORDS_MAX = 500
/** Stretches of a day people are there. */
export const HOURS_SPANS_MAX = 6
/** Holidays and the like of an agent. */
export const HOURS_DAYS_MAX = 60
/** Messages a widget shows of its own accord. */
export const PROACTIVE_MAX = 5
/** Paths in one list of a widget. */
export const WIDGET_PATHS_MAX = 20
/** Websites an agent may stand on. */
export const SITES_MAX = 50
export const LEAD_FIELDS_MAX = 8
/** What a visitor writes into a field of a lead form. */
export const LEAD_TEXT_MAX = 500
/** Of a question that is answered by its owner, or was not. */
export const QUESTION_MAX = 500
/** Ways to ask one taught question. */
export const PHRASINGS_MAX = 30
/** Answers one agent is taught. */
export const TAUGHT_MAX = 1_000
/** All ways to ask for them, the questions themselves included: they are held in memory, beside those of others. */
export const TAUGHT_WAYS_MAX = 2_000
export const TAUGHT_IMPORT_MAX = 500
/** Tests of one agent, and how long one is. */
export const AGENT_TESTS_MAX = 300
export const TEST_LINES_MAX = 10
export const TEST_PHRASES_MAX = 10
export const TEST_PHRASE_MAX = 200
