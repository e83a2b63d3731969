/**
 * What `person_acted_at` of a conversation becomes when a person does something there: nothing where the account never gives back what
 * is left lying, so that nobody looks through its conversations for ever.
 */
export const ACTED_NOW = `(
  case when exists (select from account_settings s where s.user_id = conversations.user_id and s.return_after_minutes = 0)
    then null else now() end
)`
