import { newBlock } from '#mocks/features/projects/new-block.ts'
import { outlineOf, saveOutline } from '#mocks/features/projects/outline.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { SourceRow } from '#mocks/kernel/rows/chat-bot-rows.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { MessageKey, MessageParams } from '#mocks/messages/catalogue.ts'
import type { NewSource, SourceChange } from '#src/contract/chat-bot.ts'
import { cutTo } from '#src/rules/cut-to.ts'
import { extensionOf } from '#src/rules/file-name.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { parseUrl } from '#src/rules/parse-url.ts'
import { readSiteHost } from '#src/rules/site-host.ts'
import { facts } from './facts.ts'
import { planReading } from './read-source.ts'

const MAX_SOURCES = 1000
const NAME_LENGTH = 60

interface PreparedSource {
  source: SourceRow
  text: string
  status: BlockRow['status']
  file?: File
}

type Refuse = (part: string, key: MessageKey, params?: MessageParams) => Error

const nameOf = (text: string) => {
  const [line = ''] = text.trim().split('\n')
  return line.length > NAME_LENGTH ? `${cutTo(line, NAME_LENGTH)}…` : line
}

function prepareText(
  { kind, name, text = '', question }: NewSource,
  now: number,
  refuse: Refuse,
): PreparedSource {
  if (text.trim() === '') throw refuse('text', 'source_empty')
  if (kind === 'question' && !question) throw refuse('question', 'source_question_missing')
  const source = {
    kind,
    name: name || question || nameOf(text),
    ...(question && { question }),
    is_on: true,
    read_at: now,
  }
  return { source, text, status: 'ready' }
}

function pageAddress(typed: string, refuse: Refuse): string {
  const read = readSiteHost(typed)
  if ('problem' in read) throw refuse('address', `site_${read.problem}`)
  const url = parseUrl(/^https?:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`)
  if (!url) throw refuse('address', 'address_invalid')
  url.hash = ''
  return url.href
}

function prepareAddress({ name, address = '' }: NewSource, refuse: Refuse): PreparedSource {
  const href = pageAddress(address.trim(), refuse)
  const shown = href
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .slice(0, 200)
  const source = { kind: 'address' as const, name: name || shown, address: href, is_on: true, read_at: null }
  return { source, text: '', status: 'queued' }
}

function prepareFile({ name: given }: NewSource, file: File | undefined, refuse: Refuse): PreparedSource {
  if (!file) throw refuse('file', 'source_file_missing')
  const { extensions = [], max_file_mb: limit = 0 } = facts.limits
  const { name } = file
  const ending = extensionOf(name)
  const list = extensions.map((each) => each.toUpperCase()).join(', ')
  if (!extensions.includes(ending)) throw refuse('file', 'source_type', { name, list })
  if (file.size > limit * MEGABYTE) throw refuse('file', 'source_too_large', { name, limit })
  const key = `source-${crypto.randomUUID()}`
  const source = {
    kind: 'file' as const,
    name: cutTo(given || name, 200),
    file: key,
    ending,
    is_on: true,
    read_at: null,
  }
  return { source, text: '', status: 'queued', file }
}

function prepareSource(
  source: NewSource,
  files: readonly File[],
  now: number,
  refuse: Refuse,
): PreparedSource {
  if (source.kind === 'address') return prepareAddress(source, refuse)
  if (source.kind === 'file') return prepareFile(source, files[source.file ?? 0], refuse)
  return prepareText(source, now, refuse)
}

interface SentSources {
  sources?: readonly NewSource[] | undefined
  files?: readonly Blob[] | undefined
}

const isStored = (tx: Transaction, projectId: number, { client_id }: NewSource) =>
  client_id !== undefined && tx.blocks.first({ project_id: projectId, client_id }) !== undefined

/**
 * Adds sources to a bot, except those already stored by an earlier attempt. @throws Refusal 422 at the field of the
 * source, e.g. `sources.0.text`
 */
export function addSources(
  tx: Transaction,
  project: Pick<ProjectRow, 'id'>,
  { sources = [], files = [] }: SentSources,
): void {
  const added = sources.filter((source) => !isStored(tx, project.id, source))
  if (added.length === 0) return
  const outline = outlineOf(tx, project.id)
  const present = outline.filter((id) => tx.blocks.need(id).source).length
  if (present + added.length > MAX_SOURCES)
    throw fieldRefusal('sources', 'source_too_many', { limit: MAX_SOURCES })
  const all = added.map((source) => ({
    client_id: source.client_id ?? null,
    ...prepareSource(source, files as readonly File[], tx.now, (part, key, params) =>
      fieldRefusal(`sources.${sources.indexOf(source)}.${part}`, key, params),
    ),
  }))
  const ids = all.map(({ client_id, source, text, status, file }) => {
    if (file && source.file)
      tx.files.put({ key: source.file, content: file, mime: file.type, name: file.name })
    const content = { type: 'source', text, voice_id: null, settings: null } as const
    const { id } = tx.blocks.create(newBlock(project.id, client_id, content))
    const block = tx.blocks.update(id, { source, status })
    if (status === 'queued') planReading(tx, block)
    return id
  })
  saveOutline(tx, project.id, [...outline, ...ids])
}

const canBeRead = ({ kind }: SourceRow) => kind === 'file' || kind === 'address'

export function changedSource(
  tx: Transaction,
  { text, status, error, ...block }: BlockRow,
  before: SourceRow,
  { source: change = {}, text: given }: { source?: SourceChange | undefined; text?: string | undefined },
): Partial<BlockRow> {
  const { read_again = false, ...fields } = change
  const source = { ...before, ...fields }
  const isWritten = given !== undefined && !canBeRead(before)
  if (isWritten && given.trim() === '') throw fieldRefusal('text', 'source_empty')
  if (read_again && canBeRead(before)) {
    planReading(tx, { text, status, error, ...block })
    return { source, status: 'queued', error: null }
  }
  return { source, status, error, ...(isWritten && { text: given }) }
}
