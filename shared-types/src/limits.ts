/** Limits that the server and the clients both enforce. `docs/product.md` says where most of them apply. */

export const AGENT_NAME_MAX = 15
export const WORKSPACE_NAME_MAX = 60
export const API_KEY_NAME_MAX = 60
/** The most call-screening agents an account may have. */
export const ANTI_THEFT_MAX = 1
/** Largest PDF: 4.5 MB, decimal as in the error message. */
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

/** Files in a conversation: how many it may hold, and their total size, in decimal bytes. */
export const CHAT_FILES_MAX = 50
export const CHAT_FILES_MAX_BYTES = 50_000_000
export const FILE_NAME_MAX = 120
export const MESSAGE_MAX = 4_000
/** The longest message Telegram accepts. */
export const TELEGRAM_MESSAGE_MAX = 4_096
/** The longest text message Twilio takes. */
export const TEXT_MESSAGE_MAX = 1_600
/** The longest name of a person in the local Telegram, in characters. */
export const LOCAL_NAME_MAX = 64
/** The longest greeting of a call, in characters: callers have to wait until it ends. */
export const CALL_GREETING_MAX = 300
export const INSTRUCTIONS_MAX = 8_000
/** The longest name an agent says of itself, in characters: the names of brands can be so long. */
export const SPOKEN_NAME_MAX = 60
/** The longest text that can be pasted as a data source, in characters. */
export const PASTED_TEXT_MAX = 100_000
/** The longest correction of a passage or a fact, in characters. */
export const CORRECTION_MAX = 8_000
export const URL_MAX = 2_048
/** The most addresses of one website, PDFs and sitemaps that are looked at while its pages are found. */
export const FOUND_PAGES_MAX = 10_000
export const FOUND_DOCUMENTS_MAX = 100
export const SITEMAPS_MAX = 20
/** The longest text an admin may have spoken to a caller at once, in characters. */
export const CALL_WORDS_MAX = 1_000
/** The most numbers on one list of the screening rules. */
export const SCREENING_LIST_MAX = 500
/** The longest name for a number on the screening lists, in characters. */
export const NUMBER_NAME_MAX = 60
/** The most numbers in the address book of a workspace, and in one import request. */
export const CONTACTS_MAX = 10_000
export const CONTACT_IMPORT_MAX = 500
export const CONTACT_NAME_MAX = 80
export const CONTACT_PAGE = 20
/** The most people mentioned in one private note. */
export const MENTIONS_MAX = 20
export const SAVED_REPLY_TITLE_MAX = 60
/** The most saved replies of a workspace. */
export const SAVED_REPLIES_MAX = 500
/** The longest comment a visitor may add to a rating, in characters. */
export const RATING_WORDS_MAX = 500
/** The most opening times in one day. */
export const HOURS_SPANS_MAX = 6
/** The most special days, such as holidays, of an agent. */
export const HOURS_DAYS_MAX = 60
/** The most proactive messages of a widget. */
export const PROACTIVE_MAX = 5
/** The most paths in one list of a widget's options. */
export const WIDGET_PATHS_MAX = 20
/** The most websites on which an agent may be allowed. */
export const SITES_MAX = 50
export const LEAD_FIELDS_MAX = 8
/** The longest answer to a field of a lead form, in characters. */
export const LEAD_TEXT_MAX = 500
/** The most unanswered questions of an agent in its list: those asked last. */
export const GAPS_MAX = 200
/** The longest question in the knowledge gaps and the taught answers, in characters. */
export const QUESTION_MAX = 500
/** The most ways to ask one taught question. */
export const PHRASINGS_MAX = 30
/** The most answers an owner can teach one agent. */
export const TAUGHT_MAX = 1_000
/**
 * The most questions and phrasings of the taught answers of one agent, as all of them are held in memory beside those of other
 * agents.
 */
export const TAUGHT_WAYS_MAX = 2_000
export const TAUGHT_IMPORT_MAX = 500
/** Tests of one agent, and how long one is. */
export const AGENT_TESTS_MAX = 300
export const TEST_LINES_MAX = 10
export const TEST_PHRASES_MAX = 10
export const TEST_PHRASE_MAX = 200
/** Why settings were published. */
export const VERSION_NOTE_MAX = 300
