import type { ConnectWhatsapp } from 'shared-types'

/** One of every kind of object an account owns; the requests of the isolation table use them. */
export type Belongings = {
  agentId: string
  /** Another agent, which links to the item of `agentId`. */
  otherAgentId: string
  itemId: string
  /** A page of `itemId`, with `passageId`, `factId` and `changeId`. */
  pageId: string
  passageId: string
  factId: string
  changeId: string
  crawlId: string
  gapId: string
  /** A taught answer of `agentId`. */
  answerId: string
  /** An action of `agentId`, like the run. */
  actionId: string
  testId: string
  testRunId: string
  /** A version of `agentId`, which has a draft too. */
  versionId: string
  conversationId: string
  /** The customer of `conversationId`. */
  customerId: string
  /** A call in progress. */
  callId: string
  /** A line of `callId`. */
  callLineId: string
  /** An appointment request in `conversationId`. */
  appointmentId: string
  /** An appointment of `agentId`, which has a public schedule. */
  bookedId: string
  /** An appointment that is over. */
  pastId: string
  /** A file in `conversationId`. */
  fileId: string
  /** A note in `conversationId`. */
  noteId: string
  savedReplyId: string
  webhookId: string
  /** A delivery of `webhookId`. */
  webhookDeliveryId: string
  contactId: string
  /** Mails of `conversationId`: the message of a received one, and one delivered by the local mail server. */
  receivedMailId: string
  letterMailId: string
  localGroupId: string
  /** A secret of `agentId`, with which its website signs. */
  identitySecretId: string
  /** The Telegram integration of `agentId`. */
  integrationId: string
  /** The Telegram integration of `otherAgentId`, with a bot of its own. */
  botIntegrationId: string
  /** The token of the bot `botName`, which belongs to no agent. */
  botToken: string
  botName: string
  /** The agent of the WhatsApp number of `whatsappAccount`. */
  whatsappAgentId: string
  whatsappAccount: ConnectWhatsapp
  auditEntryId: string
  apiKeyId: string
  assistantId: string
  /** Another session than the one that sends the request. */
  sessionId: string
  /** A member of the account. */
  memberId: string
  invitationId: string
  /** The account itself. */
  workspaceId: string
  /** The endpoint of a browser that receives push messages. */
  pushEndpoint: string
}

/** The parts of a request that its owner may make. */
export type Request = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** Sent as a multipart form instead of JSON. */
  form?: Record<string, string>
}

/** For each route a request with the owner's objects; `null` for a route that refers to nobody's. */
export type Routes = Record<string, ((owner: Belongings) => Request) | null>
