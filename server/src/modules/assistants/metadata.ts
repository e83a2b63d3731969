import { ASSISTANT_SCOPES } from 'shared-types'
import type { Config } from '../../config.ts'

const MCP_PATH = '/mcp'
export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource'
export const PATHS = {
  server: '/.well-known/oauth-authorization-server',
  register: '/oauth/register',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
} as const
/** The page of the dashboard on which a person decides. */
const CONSENT_PATH = '/settings/connect'

const resourceOf = ({ appUrl }: Config): string => `${appUrl}${MCP_PATH}`

/** Whether a requested resource is this server: tokens for other servers are not issued. */
export const isOurResource = (config: Config, resource: string): boolean =>
  resource === resourceOf(config) || resource === `${resourceOf(config)}/`

/** The header that tells an assistant without a token how to get one. */
export const challengeOf = ({ appUrl }: Config): string =>
  `Bearer realm="Nexus", resource_metadata="${appUrl}${RESOURCE_METADATA_PATH}${MCP_PATH}"`

export const resourceMetadata = (config: Config) => ({
  resource: resourceOf(config),
  resource_name: 'Nexus',
  authorization_servers: [config.appUrl],
  scopes_supported: [...ASSISTANT_SCOPES],
  bearer_methods_supported: ['header'],
})

/** Metadata of the authorization server: its addresses, and what it supports. */
export const serverMetadata = ({ appUrl }: Config) => ({
  issuer: appUrl,
  authorization_endpoint: `${appUrl}${CONSENT_PATH}`,
  token_endpoint: `${appUrl}${PATHS.token}`,
  registration_endpoint: `${appUrl}${PATHS.register}`,
  revocation_endpoint: `${appUrl}${PATHS.revoke}`,
  scopes_supported: [...ASSISTANT_SCOPES],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
})
