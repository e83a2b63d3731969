/**
 * SQL for `person_acted_at` when a person does something in a conversation. Null when the account never gives conversations back to the
 * bot; otherwise the search for waiting ones would read these again and again.
 */
export const ACTED_NOW = `(
  case when exists (select from account_settings s where s.user_id = conversations.user_id and s.return_after_minutes = 0)
    then null else now() end
)`
