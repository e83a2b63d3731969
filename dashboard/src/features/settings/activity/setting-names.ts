import type {
  DeskSettings,
  SaveSchedule,
  UpdateAgentHours,
  UpdateAgentSettings,
  UpdateChatbotConfig,
  UpdateScreeningRules,
  UpdateWebhookEndpoint,
} from 'shared-types'

type Setting = Exclude<
  | keyof UpdateAgentSettings
  | keyof UpdateChatbotConfig
  | keyof UpdateScreeningRules
  | keyof UpdateAgentHours
  | keyof SaveSchedule
  | keyof DeskSettings
  | keyof UpdateWebhookEndpoint
  | 'list',
  'agent_id'
>

/** Every setting whose change is written down, as its page calls it. */
const SETTING_NAMES: Record<Setting, string> = {
  instructions: 'instructions',
  spoken_name: 'the name callers hear',
  language: 'language',
  call_greeting: 'greeting on the telephone',
  call_voice: 'voice on the telephone',
  allow_handover: 'handing over to a person',
  handover_message: 'handover message',
  announce_recording: 'telling callers that they are recorded',
  brand_name: 'brand name',
  brand_color: 'brand colour',
  text_color: 'text colour',
  welcome_message: 'welcome message',
  suggested_questions: 'suggested questions',
  panel_language: 'language of the chat',
  panel_texts: 'texts in other languages',
  options: 'look of the chat',
  lead_form: 'form for contact details',
  allowed_sites: 'websites that may show the chat',
  allow_numbers: 'numbers that are let through',
  block_numbers: 'blocked numbers',
  number_names: 'names of numbers',
  list: 'lists of numbers',
  hours: 'opening hours',
  away_until: 'being away',
  is_on: 'on or off',
  title: 'name of the appointment',
  length_minutes: 'length',
  before_minutes: 'time kept free before',
  after_minutes: 'time kept free after',
  notice_minutes: 'shortest notice',
  ahead_days: 'how far ahead can be booked',
  ask_phone: 'asking for a phone number',
  remind_minutes: 'reminder',
  people: 'people',
  return_after_minutes: 'when a quiet conversation returns to the agent',
  nobody_after_minutes: 'when visitors are told that nobody is there',
  assigns_in_turn: 'assigning in turn',
  url: 'address',
  description: 'description',
  events: 'events',
}

/** A list of settings as the log has it, 'brand_name, hours', in words. A newer release may have written a name that is not known here. */
export const settingsInWords = (names: string): string =>
  names.split(', ').map(settingName).join(', ')

const settingName = (name: string): string =>
  isSetting(name) ? SETTING_NAMES[name] : name.replaceAll('_', ' ')

const isSetting = (name: string): name is Setting => Object.hasOwn(SETTING_NAMES, name)
