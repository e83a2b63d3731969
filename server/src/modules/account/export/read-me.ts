import { KINDS } from './kinds.ts'

/** The text that explains the archive. @param madeAt when it was begun */
export const readMe = (madeAt: Date): string => `EVERYTHING OF YOUR ACCOUNT
Begun on ${madeAt.toISOString().slice(0, 16).replace('T', ' at ')} UTC.

contents.json is the last file of the archive. Where it is missing, or the
archive does not open, the download broke off: download it again.

spreadsheets
  Tables to read. Excel, Numbers, Google Sheets and LibreOffice open them.
  A cell that would begin a formula has an apostrophe in front.

data
  The same and all the rest, exactly as it is stored, for programs: each line of
  a file is one record as JSON (https://jsonlines.org). Records refer to each
  other by id: "conversation_id" of a message is "id" of a conversation. Times
  are written as in ISO 8601; amounts that end in "_micros" are millionths of a
  dollar. There is no file where there is nothing to be in it.

files, documents, recordings
  Files of conversations, documents the agents learned from, and messages that
  callers left. data/files.jsonl, data/documents.jsonl and data/recordings.jsonl
  say which is which. Where the telephone company did not give a recording, a
  text with its name stands in its place.

NOT IN HERE
  Passwords, keys, tokens and other secrets, and whatever could be used to sign
  in. Copies and sums that the product makes of the above for its own work.
  What was changed while the archive was being made may be in it or not.

THE FILES IN data
${KINDS.map(({ file, about }) => `  ${file}.jsonl\n    ${about}`).join('\n')}
`
