import * as z from 'zod/mini'
import { Id, idParams, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { WORKSPACE_NAME_MAX } from './limits.ts'

/** Roles from the one with the fewest permissions to the one with the most. */
export const ROLES = ['agent', 'admin', 'owner'] as const
export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

/** Whether `role` is at least `needed`. */
export const reaches = (role: Role, needed: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed)

const MAX_EMAIL = 320
/** Longest accepted token, in characters: longer than any we make, and short enough that hashing it costs nothing. */
const MAX_TOKEN = 200

export const Member = z.object({
  /** Id of the person, not of the membership. */
  id: Id,
  full_name: z.string(),
  email: z.string(),
  avatar: z.string(),
  role: Role,
  /** Whether they founded the workspace: they are its owner until they pass it on. */
  founder: z.boolean(),
  /** Whether it is the person who asks. */
  you: z.boolean(),
  joined_at: Timestamp,
})
export type Member = z.infer<typeof Member>

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: Role,
  /** Email of the person who sent the invitation. */
  invited_by: z.string(),
  expires_at: Timestamp,
})
export type Invitation = z.infer<typeof Invitation>

export const Team = z.object({
  name: z.string(),
  /** The founder first, then in the order in which they joined. */
  members: z.array(Member),
  /** Invitations that are neither accepted nor expired. */
  invitations: z.array(Invitation),
})
export type Team = z.infer<typeof Team>

export const Workspace = z.object({
  id: Id,
  name: z.string(),
  role: Role,
  /** Whether this session is in that workspace. */
  current: z.boolean(),
})
export type Workspace = z.infer<typeof Workspace>

/** What the link of an invitation shows to the person who opens it. */
export const Invited = z.object({
  workspace: z.string(),
  role: Role,
  email: z.string(),
  invited_by: z.string(),
})
export type Invited = z.infer<typeof Invited>

const Token = z.object({ token: z.string().check(z.minLength(1), z.maxLength(MAX_TOKEN)) })

export const team = {
  read: endpoint({
    method: 'GET',
    path: '/team',
    summary: 'Who shares the workspace, and who is invited to.',
    response: Team,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/team',
    summary: 'Gives the workspace a name.',
    body: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(WORKSPACE_NAME_MAX)),
    }),
    response: Team,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/team/invitations',
    summary: 'Invites somebody; who is invited again gets a new link, and the old one ends.',
    body: z.object({
      email: z.string().check(z.trim(), z.email(), z.maxLength(MAX_EMAIL)),
      role: Role,
    }),
    response: z.object({
      invitation: Invitation,
      /** The link is shown only in this answer; the server keeps only a hash of it. */
      link: z.string(),
      /** Whether the mail server accepted a mail with the link. */
      mailed: z.boolean(),
    }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/team/invitations/:id',
    summary: 'Takes an invitation back; its link leads nowhere.',
    params: idParams,
    response: Nothing,
  }),
  changeRole: endpoint({
    method: 'PATCH',
    path: '/team/members/:id',
    summary: 'Gives a member another role.',
    params: idParams,
    body: z.object({ role: Role }),
    response: Team,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/team/members/:id',
    summary: 'Takes a member out of the workspace, whose sessions leave it at once.',
    params: idParams,
    response: Team,
  }),
}

export const workspaces = {
  list: endpoint({
    method: 'GET',
    path: '/workspaces',
    summary: 'The workspaces of who is signed in: their own first.',
    response: z.object({ workspaces: z.array(Workspace) }),
  }),
  enter: endpoint({
    method: 'PATCH',
    path: '/workspaces/current',
    summary: 'Goes on in another workspace, in this session.',
    body: z.object({ id: Id }),
    response: z.object({ workspaces: z.array(Workspace) }),
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/workspaces/:id',
    summary:
      'Leaves a workspace; who made it leaves it to its other owners, and goes on in a new one.',
    params: idParams,
    response: Nothing,
  }),
  /** The token is sent in the body, because addresses are written into logs. */
  invitation: endpoint({
    method: 'POST',
    path: '/workspaces/invitation',
    summary: 'What the link of an invitation is for.',
    body: Token,
    response: Invited,
  }),
  join: endpoint({
    method: 'POST',
    path: '/workspaces/join',
    summary: 'Takes an invitation up, and goes on in its workspace.',
    body: Token,
    response: z.object({ workspaces: z.array(Workspace) }),
  }),
}
