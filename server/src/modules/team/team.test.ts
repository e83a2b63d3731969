import type { Invitation, Role, Team, Workspace } from 'shared-types'
import { beforeEach, describe, expect, it } from 'vitest'
import { localMails } from '../../db/schema/notices.ts'
import { aConversation } from '../../test/belongings/talks.ts'
import { aMember, anAgent, aSecondSession, aUser } from '../../test/factories.ts'
import { auditedActionsOf } from '../../test/audited-actions.ts'
import { findState } from '../conversations/store.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { DAY_MS } from '../../lib/time.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let ada: Awaited<ReturnType<typeof aUser>>
let grace: Awaited<ReturnType<typeof aUser>>

beforeEach(async () => {
  test = await buildTestApp()
  ada = await aUser(test.deps, { email: 'ada@example.com' })
  grace = await aUser(test.deps, { email: 'Grace@Example.com', fullName: 'Grace Hopper' })
})

async function ask<T>({ cookie }: { cookie: string }, method: string, path: string, body?: object) {
  const response = await test.app.inject({
    method: method as 'GET',
    url: `/api/${path}`,
    headers: { cookie, origin: TEST_ORIGIN },
    ...(body && { payload: body }),
  })
  const { code, message, data } = response.json()
  return { status: response.statusCode, code, message, data: data as T }
}

async function invite(email = 'grace@example.com', role: Role = 'agent', who = ada) {
  const { data } = await ask<{ invitation: Invitation; link: string }>(
    who,
    'POST',
    'team/invitations',
    { email, role },
  )
  return { ...data.invitation, token: new URL(data.link).hash.slice(1) }
}
const join = (token: string, who = grace) =>
  ask<{ workspaces: Workspace[] }>(who, 'POST', 'workspaces/join', { token })
const agentsOf = async (who: { cookie: string }) =>
  (await ask<{ id: string }[]>(who, 'GET', 'agents')).data

describe('an invitation', () => {
  it('shows its workspace and role, and moves the session there once accepted', async () => {
    const agent = await anAgent(test.deps.db, ada.user.id)
    const { token } = await invite()
    const read = await ask(grace, 'POST', 'workspaces/invitation', { token })
    expect(read.data).toEqual({
      workspace: "Ada Lovelace's workspace",
      role: 'agent',
      email: 'grace@example.com',
      invited_by: 'ada@example.com',
    })
    const { data } = await join(token)
    expect(data.workspaces.map(({ name, role, current }) => [name, role, current])).toEqual([
      ["Grace Hopper's workspace", 'owner', false],
      ["Ada Lovelace's workspace", 'agent', true],
    ])
    expect(await agentsOf(grace)).toMatchObject([{ id: agent.id }])
    expect(await auditedActionsOf(test.deps, ada.user.id)).toEqual([
      'session.begin',
      'team.invite',
      'team.join',
    ])
  })

  it('is sent by mail, with its link in both parts', async () => {
    const { token } = await invite()
    const mails = await test.deps.db.select().from(localMails)
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['grace@example.com', "ada@example.com invites you to Ada Lovelace's workspace"],
    ])
    for (const part of [mails[0]!.text, mails[0]!.html]) {
      expect(part).toContain(`${TEST_ORIGIN}/join#${token}`)
    }
  })

  it('is valid once, and only for its address', async () => {
    const { token } = await invite()
    const stranger = await aUser(test.deps)
    expect(await join(token, stranger)).toMatchObject({ status: 403, code: 'other_person' })
    expect((await join(token)).status).toBe(200)
    expect(await join(token)).toMatchObject({ status: 404, message: 'Invitation not found' })
  })

  it('is invalid once it was revoked, replaced or has expired', async () => {
    const { id, token } = await invite()
    const { token: newer } = await invite()
    expect((await join(token)).status).toBe(404)
    await ask(ada, 'DELETE', `team/invitations/${id}`)
    expect((await join(newer)).status).toBe(404)
    const late = await invite()
    const begun = Date.now()
    test.deps.now = () => new Date(begun + 8 * DAY_MS)
    expect((await join(late.token)).status).toBe(404)
  })

  it('ends with the role of the person who made it', async () => {
    const admin = await aMember(test.deps, ada.user.id, 'admin')
    const { token } = await invite('grace@example.com', 'admin', admin)
    await ask(ada, 'PATCH', `team/members/${admin.user.id}`, { role: 'agent' })
    expect((await join(token)).status).toBe(404)
    await ask(ada, 'PATCH', `team/members/${admin.user.id}`, { role: 'admin' })
    expect((await ask(grace, 'POST', 'workspaces/invitation', { token })).status).toBe(200)
    await ask(ada, 'DELETE', `team/members/${admin.user.id}`)
    expect((await join(token)).status).toBe(404)
  })

  it('cannot be revoked or lowered by an admin if it is for an owner', async () => {
    const admin = await aMember(test.deps, ada.user.id, 'admin')
    const { id, token } = await invite('grace@example.com', 'owner')
    const body = { email: 'grace@example.com', role: 'agent' }
    const lowered = await ask(admin, 'POST', 'team/invitations', body)
    const revoked = await ask(admin, 'DELETE', `team/invitations/${id}`)
    expect([lowered.code, revoked.code]).toEqual(['role_too_low', 'role_too_low'])
    expect((await join(token)).data.workspaces[1]!.role).toBe('owner')
  })

  it('is limited in number, because each one sends a mail', async () => {
    for (let count = 0; count < 30; count++) await invite(`guest-${count}@example.com`)
    const body = { email: 'one-more@example.com', role: 'agent' }
    const refused = await ask(ada, 'POST', 'team/invitations', body)
    expect(refused).toMatchObject({ status: 429, code: 'too_many' })
  })

  it('is refused for an existing member', async () => {
    await aMember(test.deps, ada.user.id, 'agent')
    const again = await ask(ada, 'POST', 'team/invitations', {
      email: 'ADA@example.com',
      role: 'agent',
    })
    expect(again).toMatchObject({ status: 409, code: 'already_member' })
  })

  it('allows a sign-up although sign-up is closed', async () => {
    const { email } = await invite('new@example.com')
    test.deps.config.signUp = 'closed'
    expect((await aUser(test.deps, { email })).user.email).toBe('new@example.com')
    await expect(aUser(test.deps, { email: 'other@example.com' })).rejects.toThrow()
  })
})

describe('a member', () => {
  it('switches between workspaces, and signs in to the last one', async () => {
    const { token } = await invite()
    await join(token)
    const heard: string[] = []
    test.deps.bus.subscribe('session', ({ sessionId }) => heard.push(sessionId))
    const again = await signInAgain()
    expect(await current(again)).toBe(ada.user.id)
    await ask(again, 'PATCH', 'workspaces/current', { id: grace.user.id })
    expect(await current(again)).toBe(grace.user.id)
    // Other windows of that browser show the workspace they were in before.
    expect(heard).toHaveLength(1)
    expect(await current(await signInAgain())).toBe(grace.user.id)
  })

  it('is out at once when removed, and works in their own workspace again', async () => {
    const agent = await anAgent(test.deps.db, ada.user.id)
    await join((await invite()).token)
    const heard: string[] = []
    test.deps.bus.subscribe('session', ({ sessionId }) => heard.push(sessionId))
    const { data } = await ask<Team>(ada, 'DELETE', `team/members/${grace.user.id}`)
    expect(data.members.map(({ email }) => email)).toEqual(['ada@example.com'])
    expect((await ask(grace, 'GET', `agent/${agent.id}`)).status).toBe(404)
    expect(await current(grace)).toBe(grace.user.id)
    expect(heard).toEqual([grace.sessionId])
  })

  it('gets one mail when removed, and none when they leave by themselves', async () => {
    const removed = await aMember(test.deps, ada.user.id, 'agent')
    const leaver = await aMember(test.deps, ada.user.id, 'agent')
    await ask(ada, 'DELETE', `team/members/${removed.user.id}`)
    await ask(leaver, 'DELETE', `workspaces/${ada.user.id}`)
    await test.deps.lifecycle.settled()
    const mails = await test.deps.db.select().from(localMails)
    const theirs = [removed.user.email, leaver.user.email]
    const told = mails.filter(({ recipient }) => theirs.includes(recipient))
    expect(told.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [removed.user.email, "You are no longer in Ada Lovelace's workspace"],
    ])
  })

  it('is named to the visitor after taking over a conversation', async () => {
    const agent = await anAgent(test.deps.db, ada.user.id)
    const id = await aConversation(test.deps, ada.user.id, agent.id)
    const colleague = await aMember(test.deps, ada.user.id, 'agent')
    await ask(colleague, 'PATCH', `conversation/switchControl/${id}`)
    const state = await findState(test.deps.driver, id)
    expect([state!.control, state!.adminName]).toEqual(['admin', 'Grace Hopper'])
  })

  it('can leave, and a founder only if somebody else is an owner', async () => {
    await join((await invite()).token)
    expect((await ask(grace, 'DELETE', `workspaces/${ada.user.id}`)).status).toBe(200)
    expect(await current(grace)).toBe(grace.user.id)
    const own = await ask(ada, 'DELETE', `workspaces/${ada.user.id}`)
    expect(own).toMatchObject({ status: 409, code: 'last_owner' })
    expect(await auditedActionsOf(test.deps, ada.user.id)).toContain('team.leave')
  })

  it('works in their own workspace when the shared account is deleted', async () => {
    await join((await invite()).token)
    await ask(ada, 'DELETE', 'account', { email: 'ada@example.com' })
    expect(await current(grace)).toBe(grace.user.id)
    await test.deps.lifecycle.settled()
    expect((await ask(grace, 'GET', 'user')).status).toBe(200)
  })

  const signInAgain = () => aSecondSession(test.deps, grace.user.id)
  const current = async (who: { cookie: string }) => {
    const { data } = await ask<{ workspaces: Workspace[] }>(who, 'GET', 'workspaces')
    return data.workspaces.find((workspace) => workspace.current)!.id
  }
})

describe('an admin', () => {
  let admin: Awaited<ReturnType<typeof aMember>>
  let owner: Awaited<ReturnType<typeof aMember>>
  beforeEach(async () => {
    admin = await aMember(test.deps, ada.user.id, 'admin')
    owner = await aMember(test.deps, ada.user.id, 'owner')
  })

  it('cannot give a role above their own', async () => {
    const body = { email: 'x@example.com', role: 'owner' }
    const invited = await ask(admin, 'POST', 'team/invitations', body)
    expect(invited).toMatchObject({ status: 403, code: 'role_too_low' })
    const self = await ask(admin, 'PATCH', `team/members/${admin.user.id}`, { role: 'owner' })
    expect(self).toMatchObject({ status: 403, code: 'role_too_low' })
  })

  it('cannot change an owner, and nobody can change the founder', async () => {
    const removed = await ask(admin, 'DELETE', `team/members/${owner.user.id}`)
    expect(removed).toMatchObject({ status: 403, code: 'role_too_low' })
    const founder = await ask(owner, 'PATCH', `team/members/${ada.user.id}`, { role: 'agent' })
    expect(founder).toMatchObject({ status: 409, code: 'founder' })
  })

  it('cannot delete the account that another owner made', async () => {
    const { email } = owner.user
    expect(await ask(owner, 'DELETE', 'account', { email })).toMatchObject({
      status: 403,
      code: 'not_founder',
    })
  })
})
