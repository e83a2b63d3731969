/**
 * How a website signs the identity of its visitor, using only the standard library of each language. The secret comes from the environment,
 * never from the page.
 */
export type IdentitySnippet = { language: 'Node' | 'PHP' | 'Python' | 'Ruby'; code: string }

const node = `import { createHmac } from 'node:crypto'

// Keep the secret on your server: it never belongs in a page.
const secret = process.env.NEXUS_IDENTITY_SECRET
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')

export function nexusIdentity(user) {
  const head = encode({ alg: 'HS256', typ: 'JWT' })
  const body = encode({
    sub: String(user.id),
    email: user.email,
    name: user.name,
    exp: Math.floor(Date.now() / 1000) + 3600,
  })
  const signature = createHmac('sha256', secret).update(\`\${head}.\${body}\`).digest('base64url')
  return \`\${head}.\${body}.\${signature}\`
}`

const php = `<?php
// Keep the secret on your server: it never belongs in a page.
function nexus_encode(string $bytes): string {
  return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
}

function nexus_identity(array $user): string {
  $head = nexus_encode(json_encode(['alg' => 'HS256', 'typ' => 'JWT']));
  $body = nexus_encode(json_encode([
    'sub' => (string) $user['id'],
    'email' => $user['email'],
    'name' => $user['name'],
    'exp' => time() + 3600,
  ]));
  $secret = getenv('NEXUS_IDENTITY_SECRET');
  return "$head.$body." . nexus_encode(hash_hmac('sha256', "$head.$body", $secret, true));
}`

const python = `import base64, hashlib, hmac, json, os, time

# Keep the secret on your server: it never belongs in a page.
SECRET = os.environ["NEXUS_IDENTITY_SECRET"].encode()

def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

def nexus_identity(user: dict) -> str:
    head = encode(json.dumps({"alg": "HS256", "typ": "JWT"}).encode())
    body = encode(json.dumps({
        "sub": str(user["id"]),
        "email": user["email"],
        "name": user["name"],
        "exp": int(time.time()) + 3600,
    }).encode())
    signature = hmac.new(SECRET, f"{head}.{body}".encode(), hashlib.sha256).digest()
    return f"{head}.{body}.{encode(signature)}"`

const ruby = `require 'base64'
require 'json'
require 'openssl'

# Keep the secret on your server: it never belongs in a page.
def nexus_encode(bytes) = Base64.urlsafe_encode64(bytes, padding: false)

def nexus_identity(user)
  head = nexus_encode({ alg: 'HS256', typ: 'JWT' }.to_json)
  body = nexus_encode({
    sub: user[:id].to_s,
    email: user[:email],
    name: user[:name],
    exp: Time.now.to_i + 3600
  }.to_json)
  signature = OpenSSL::HMAC.digest('SHA256', ENV.fetch('NEXUS_IDENTITY_SECRET'), "#{head}.#{body}")
  "#{head}.#{body}.#{nexus_encode(signature)}"
end`

export const IDENTITY_SNIPPETS: IdentitySnippet[] = [
  { language: 'Node', code: node },
  { language: 'PHP', code: php },
  { language: 'Python', code: python },
  { language: 'Ruby', code: ruby },
]
