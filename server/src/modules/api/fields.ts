/** Descriptions of fields that mean the same in every schema. */
const EVERYWHERE: Record<string, string> = {
  id: 'Its id, which stays the same.',
  agent_id: 'The agent it belongs to.',
  conversation_id: 'The conversation it belongs to.',
  name: 'The name.',
  created_at: 'When it was made.',
  updated_at: 'When it was changed last.',
  data: 'The entries of this page.',
  next_cursor: 'Send it as `cursor` for the next page; null on the last one.',
}

const WEBHOOK = {
  url: 'The address events are sent to.',
  description: 'A note of whoever added it.',
  format:
    '`standard` is signed, as Standard Webhooks has it; the others are a message for a channel.',
  events: 'The events that are sent.',
  is_on: 'Whether anything is sent.',
  off_reason: 'Why it was turned off by itself: the address answered 410, or failed for days.',
  secret_hint: 'The last characters of the secret; null where nothing is signed.',
  old_secret_until: 'Until then the secret before is valid too.',
  failing_since: 'Since when nothing was delivered; null where the last attempt was successful.',
  secret: 'Verifies what is received, and is told this once; null where nothing is signed.',
}
const SOURCE = {
  rereading:
    'How often it is read again, and when, and whether pages that it gets later are learnt or wait for a person; null where it cannot be read again.',
  title: 'What it is called.',
  type: 'What it was read from.',
  status: 'How far the reading is.',
  failure: 'Why it could not be read, in a sentence.',
  pages: 'How many pages were read, could not be read, and belong to it.',
  created_at: 'When it was added.',
}
const CALL = {
  channel: 'A telephone, or a browser.',
  from: "The caller's number as E.164, or `anonymous`, or `client:…` for a browser.",
  caller_name: 'The name the caller gave, or else the one of the address book.',
  reason: 'Why they called, as the agent understood it.',
  stage: 'How far the call is.',
  decision: 'What the agent decided to do with the call; null where it does not screen calls.',
  signals: 'Why: each speaks for (`weight` above 0) or against putting the call through.',
  lead: 'What a sales agent learnt about the caller.',
  started_at: 'When it rang.',
  duration: 'Seconds; null while the call goes on.',
  transcript: 'What was said, in order.',
}
const TEST = {
  kind: 'A question, a simulated caller, or a hostile one that comes with the product.',
  lines: 'What is said to the agent, line by line.',
  expects: 'What the answer has to be like.',
}
const SETTINGS = {
  instructions: 'What the agent is told about its work.',
  spoken_name: 'The name callers and visitors hear; empty where there is none.',
  language: 'The language it answers in; `auto` is that of whoever it talks to.',
  call_greeting: 'What callers hear first; empty for its usual words.',
  call_voice: "Its voice on the telephone; null for the phone company's own.",
  allow_handover: 'Whether visitors and callers may ask for a person.',
  handover_message: 'What it says when somebody asks for a person.',
  announce_recording: 'Whether callers are told that the call is recorded and transcribed.',
}
const APPEARANCE = {
  brand_name: 'The name at the top of the widget.',
  brand_color: 'Its colour as hex.',
  text_color: 'The colour of text on it, as hex.',
  welcome_message: 'What the widget says first.',
  suggested_questions: 'Questions that visitors can press, separated by commas.',
  panel_language: "The language of the widget's own words; `auto` is that of the visitor.",
  panel_texts:
    'Other words for the texts of the widget, by language. They are replaced as a whole.',
  options:
    'Side, size, theme and more; an absent one keeps its default. They are replaced as a whole.',
  lead_form: 'What visitors are asked for; null for nothing.',
  allowed_sites: 'Hosts whose pages may run the widget; empty for any.',
}
const ANSWER = {
  question: 'The question it answers.',
  phrasings: 'Other words for the same question.',
  answer: 'What the agent says.',
}

/** Descriptions of the fields of each schema, by its name; a test compares them with the contract. */
export const API_FIELDS: Record<string, Record<string, string>> = {
  Key: {
    name: 'What its maker called it.',
    scopes: 'What it may be used for.',
    workspace: 'The workspace whose data it reads and changes.',
    person: 'The person as whom it acts.',
  },
  Conversation: {
    channel: 'Where the customer writes: on a website, in Telegram, or by text message.',
    customer: 'Who writes; the name is null where they gave none.',
    control: 'Who answers the customer now.',
    waiting_since:
      'Since when the customer has been waiting for a person; null where nobody waits.',
    resolved_at:
      'When it was resolved, which lasts until the customer writes again; null while it is open.',
    assignee_id: 'The member of the team who is responsible; null for nobody.',
    created_at: 'When it began.',
    last_message_at: 'When something was said last.',
  },
  Message: {
    from: 'Who says it.',
    text: 'What is said.',
    created_at: 'When it was said.',
    status:
      "An agent's reply is `pending` and `streaming` before it is `complete`; `cut` where a person stopped it.",
    sources: "What an agent's reply was taken from.",
    unanswered: 'The agent found no answer in what it knows, and said so.',
    files: 'Pictures and documents.',
  },
  Customer: {
    name: 'The name they gave.',
    email: 'The address they gave.',
    city: 'Where they seem to be.',
    state: 'Where they seem to be.',
    country: 'ISO 3166 alpha-2.',
    verified_id:
      "The website's own id of them, where it has signed who they are; what is typed is only a claim.",
    first_seen_at: 'When they wrote first.',
  },
  Lead: {
    customer_id: 'Who left their details.',
    name: 'The name they gave.',
    email: 'The address they gave.',
    answers:
      'Everything they answered, in the order of the form; empty where they left an address alone.',
    created_at: 'When they left an address, or sent the form last.',
  },
  Call: CALL,
  CallWithTranscript: CALL,
  Appointment: {
    words: 'What the customer said.',
    starts_at: 'When it would begin.',
    all_day: 'They named a day and no time.',
    time_zone: 'The zone in which the words were read.',
    zone_of: 'Whose zone that is.',
    created_at: 'When they asked.',
    conversation_id: 'The conversation in which they asked; null for a call.',
    call_id: 'The call in which they asked; null for a conversation.',
    settled_at: 'When somebody dealt with it; null while it is open.',
  },
  Booking: {
    agent_id: 'The agent with whose people it is; null once that was deleted.',
    title: 'What it is, as the agent offers it.',
    state: 'Whether it stands.',
    starts_at: 'When it begins.',
    ends_at: 'When it ends.',
    person: 'Who takes it.',
    name: 'Who comes.',
    email: 'How to reach them.',
    phone: 'Their number; E.164 where it could be read.',
    note: 'What they want it for, in their own words.',
    time_zone: 'The zone in which they booked it.',
    conversation_id:
      'The conversation in which it was booked; null for a call or the booking page.',
    call_id: 'The call in which it was booked.',
    cancelled_by: 'Who cancelled it; null while it stands.',
    trouble: 'What could not be sent or written about it, in a sentence.',
  },
  Agent: {
    type: 'What it does: answers in chats, screens calls, or sells on the telephone.',
    active: 'Whether it answers.',
    phone: 'Its number as E.164.',
  },
  CreateAgentBody: {
    name: 'What your team calls it; customers never see this name.',
    type: 'What it does: answers in chats, screens calls, or sells on the telephone.',
  },
  ChangeAgentBody: { active: 'Whether it answers.' },
  AgentSettings: SETTINGS,
  ChangeAgentSettingsBody: SETTINGS,
  AgentAppearance: APPEARANCE,
  ChangeAgentAppearanceBody: APPEARANCE,
  KnowledgeSource: SOURCE,
  AddedWebsite: {
    ...SOURCE,
    left_out: 'How many pages were found but are not read, because there are too many.',
    limits:
      'What ended the search for pages before the whole website was seen: its time, the megabytes read, the pages opened, clicks from the start, sitemaps or addresses. `documents`: not all PDFs were taken; `unread_sitemap`: a sitemap named in robots.txt could not be read or is empty.',
  },
  ChangeSourceBody: {
    rereading: 'How often it is read again, and whether pages that it gets later are learnt.',
  },
  AddWebsiteBody: {
    url: 'Its address.',
    pages:
      '`site`: the whole website; `page`: only this page; `sitemap`: the pages of the sitemap at this address.',
    pdfs: 'Whether PDFs that the pages link to are read too.',
    new_pages: 'What happens to pages that the website gets later.',
  },
  AddFileBody: {
    title: 'What it is called.',
    file_name: 'Its ending names the format: pdf, docx, odt, xlsx, ods, csv, pptx, odp, md or txt.',
    content: 'The file in Base64.',
  },
  AddTextBody: { title: 'What it is called.', text: 'The text, which may be Markdown.' },
  Answer: ANSWER,
  TeachAnswerBody: ANSWER,
  Test: TEST,
  TestRun: {
    started_at: 'When it began.',
    finished_at: 'When it ended; null while it goes on.',
    stopped: 'It was ended before everything was tried.',
    total: 'How many tests there are.',
    done: 'How many were tried.',
    failed: 'How many of those failed.',
    cost_micros: 'What models cost in it, in millionths of a US dollar.',
    results: 'What was found, test by test.',
  },
  ReadTestRunResponse: { results: 'What was found, test by test.' },
  TestResult: {
    ...TEST,
    position: 'Its place in the run, from 0.',
    side: 'What was tried: what is live, or the draft.',
    test_id: 'The test; null of a hostile one.',
    verdict: 'Null while it waits. `error`: it could not be tried.',
    reasons: 'Why it failed, in sentences.',
    said: 'What the agent said.',
    judged_by: '`rules`, or the name of the model that was asked.',
    ms: 'Milliseconds until the last word.',
  },
  Webhook: WEBHOOK,
  WebhookWithSecret: WEBHOOK,
  CreateWebhookBody: WEBHOOK,
  ChangeWebhookBody: WEBHOOK,
  ChangeConversationBody: {
    control: 'Takes control from the agent (`person`), or returns it (`agent`).',
    resolved: 'Resolves the conversation, or opens it again.',
  },
  SendMessageBody: { text: 'What to say to the customer.' },
  ChangeAppointmentBody: { settled: 'Whether somebody has dealt with it.' },
  Error: {
    message: 'For people.',
    code: 'For programs; stays what it is.',
    details: 'Which fields of the request are wrong.',
    request_id: 'Of a fault of the server: under this id its operator finds it in the log.',
  },
  ErrorDetail: { path: 'The field.', message: 'What is wrong with it.' },
}

/** @returns undefined when the field has no description */
export const fieldWords = (schema: string, field: string): string | undefined =>
  API_FIELDS[schema]?.[field] ??
  EVERYWHERE[field] ??
  (schema === 'ReadTestRunResponse' ? API_FIELDS['TestRun']?.[field] : undefined)
