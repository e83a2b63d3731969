/**
 * SQL for the rows of one page of the list. The page is cut before anything is joined, so that the last page of many costs as
 * little as the first.
 */
export const rowsOf = (page: string, { seq, total }: { seq: string; total: string }) => `
with ${page}
select c.id, c.agent_id, case told_channel(c.channel, c.id) when 'whatsapp' then 'whatsapp' else c.channel::text end as channel, c.control = 'admin' as admin_in_control, c.handover_requested_at as waiting_since,
  c.resolved_at is not null as resolved, c.assignee_id, assignee.full_name as assignee_name, assignee.avatar as assignee_avatar,
  c.unread, last.text, last.role, last.created_at, last.sender_name, a.name as agent_name, cu.id as customer_id, cu.name as customer_name, known.customer_id is not null as verified, u.avatar,
  hit.text as hit, ${total} as total
from page
join conversations c on c.id = page.id
join agents a on a.id = c.agent_id
join customers cu on cu.id = c.customer_id
left join identities known on known.customer_id = c.customer_id
join users u on u.id = c.user_id
left join users assignee on assignee.id = c.assignee_id
cross join lateral (
  select text, role, created_at, sender_name from messages where conversation_id = c.id and text <> '' and not (status = 'cut' and c.channel <> 'widget') order by seq desc limit 1
) last
left join messages hit on hit.conversation_id = c.id and hit.seq = ${seq}
order by page.at desc, page.id desc`
