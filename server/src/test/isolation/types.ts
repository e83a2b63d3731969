import type { ConnectWhatsapp } from 'shared-types'

/** One of everything an account owns; the columns of the table below draw from it. */
export type Belongings = {
  agentId: string
  /** Links the item of `agentId`. */
  otherAgentId: string
  itemId: string
  /** Of `itemId`, with `passageId`, `factId` and `changeId`. */
  pageId: string
  passageId: string
  factId: string
  changeId: string
  crawlId: string
  gapId: string
  /** Of `agentId`. */
  answerId: string
  /** Of `agentId`, as the run. */
  actionId: string
  testId: string
  testRunId: string
  /** Of `agentId`, which has a draft too. */
  versionId: string
  conversationId: string
  /** Of `conversationId`. */
  customerId: string
  /** In progress. */
  callId: string
  /** Of `callId`. */
  callLineId: string
  /** Of `conversationId`. */
  appointmentId: string
  /** An appointment of `agentId`, which may be booked there. */
  bookedId: string
  /** In `conversationId`. */
  fileId: string
  /** In `conversationId`. */
  noteId: string
  savedReplyId: string
  webhookId: string
  /** Of `webhookId`. */
  webhookDeliveryId: string
  contactId: string
  /** Mail of `conversationId`: the message one came by, and one the local mail server delivered. */
  receivedMailId: string
  letterMailId: string
  localGroupId: string
  /** Of `agentId`, for its website to sign with. */
  identitySecretId: string
  /** Of `agentId`, to Telegram. */
  integrationId: string
  /** Of `otherAgentId`, to Telegram by a bot of its own. */
  botIntegrationId: string
  /** Of the bot `botName`, which works for nobody. */
  botToken: string
  botName: string
  /** Answers at the WhatsApp number of `whatsappAccount`. */
  whatsappAgentId: string
  whatsappAccount: ConnectWhatsapp
  auditEntryId: string
  apiKeyId: string
  assistantId: string
  /** Beside the one that asks. */
  sessionId: string
  /** Somebody who shares the account. */
  memberId: string
  invitationId: string
  /** The account itself. */
  workspaceId: string
  /** Of a browser that is pushed to. */
  pushEndpoint: string
}

/** What a request needs to be one the owner may make. */
export type Request = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** Sent as multipart form instead of JSON. */
  form?: Record<string, string>
}

/** What of the owner's each route takes. A route that takes nothing of anybody's is `null`. */
export type Routes = Record<string, ((owner: Belongings) => Request) | null>
