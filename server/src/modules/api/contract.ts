import {
  type AnyApiEndpoint,
  ApiAgent,
  apiAgents,
  ApiAnswer,
  ApiAppointment,
  apiAppointments,
  ApiCall,
  apiCalls,
  ApiCallWithTranscript,
  ApiConversation,
  apiConversations,
  ApiCustomer,
  apiCustomers,
  apiKey,
  apiKnowledge,
  ApiLead,
  apiLeads,
  ApiMessage,
  ApiOwnKey,
  ApiSource,
  ApiTest,
  ApiTestResult,
  ApiTestRun,
  apiTests,
} from 'shared-types'

/** Every call of the API, in the order in which they are described. */
export const API_ENDPOINTS: AnyApiEndpoint[] = [
  apiKey,
  apiConversations,
  apiCustomers,
  apiLeads,
  apiCalls,
  apiAppointments,
  apiAgents,
  apiKnowledge,
  apiTests,
].flatMap((noun) => Object.values(noun) as AnyApiEndpoint[])

/** What its answers are made of, by the names in generated clients. */
export const API_SCHEMAS = {
  Key: ApiOwnKey,
  Conversation: ApiConversation,
  Message: ApiMessage,
  Customer: ApiCustomer,
  Lead: ApiLead,
  Call: ApiCall,
  CallWithTranscript: ApiCallWithTranscript,
  Appointment: ApiAppointment,
  Agent: ApiAgent,
  KnowledgeSource: ApiSource,
  Answer: ApiAnswer,
  Test: ApiTest,
  TestRun: ApiTestRun,
  TestResult: ApiTestResult,
}

/** A sentence for each group of calls. */
export const API_TAGS: Record<string, string> = {
  Key: 'What the key of a request may do, to check a connection.',
  Conversations: 'What visitors and agents write to each other, and answering as a person.',
  Customers: 'Who wrote.',
  Leads: 'Who left their details in the form of an agent.',
  Calls: 'Calls that agents took, with their transcripts.',
  Appointments: 'Times that customers asked for. They are wishes: nobody has confirmed them.',
  Agents: 'The agents of the workspace.',
  Knowledge: 'What an agent answers from, and teaching it answers.',
  Tests: 'What an agent is tested with, and running the tests.',
}
