import { moment, momentOrNull } from '#mocks/domain/moment.ts'
import { isStale, mannerOfSpoken } from '#mocks/domain/speech-input.ts'
import { versionOf } from '#mocks/features/projects/edit-versions.ts'
import { nameOfBlock } from '#mocks/features/projects/removed-blocks.ts'
import type { BlockRow, ProjectRow, SegmentRow, TakeRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { say } from '#mocks/messages/catalogue.ts'
import { services } from '#mocks/services/services.ts'
import type { Block, Generated, Take } from '#src/contract/block.ts'
import type { BotMessage, BotSource } from '#src/contract/chat-bot.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { moneyOf } from '#src/rules/money.ts'
import { pauseSeconds } from '#src/rules/speech.ts'
import { soundingOf } from '#src/rules/word-times.ts'

function sourceView({ source, text }: BlockRow): BotSource | null {
  if (!source) return null
  const { kind, name, question = null, address = null, unread_pages = null, is_on, read_at } = source
  const size = text.length
  return { kind, name, question, address, unread_pages, is_on, size, read_at: momentOrNull(read_at) }
}

const messageView = ({ message }: BlockRow): BotMessage | null =>
  message ? { ...message, at: moment(message.at) } : null

const newestFirst = (a: TakeRow, b: TakeRow) => b.created_at - a.created_at || b.id - a.id

function takeView(tx: Transaction, take: TakeRow, isCurrent: boolean): Take {
  const { id, mime, duration, text, voice_id } = take
  const audio_url = tx.files.url(take.file)
  return {
    id,
    audio_url,
    mime,
    duration,
    text,
    voice_id,
    is_current: isCurrent,
    created_at: moment(take.created_at),
    ...(!isCurrent && { words: take.words }),
  }
}

const pauseView = (duration: number): Generated => ({ status: 'ready', duration })

const segmentView = (
  { text, recognised }: BlockRow,
  { start, end, words }: SegmentRow,
  state: Pick<Generated, 'status' | 'error'>,
): Generated => ({
  ...state,
  recognised: recognised ?? null,
  ...soundingOf(text, words),
  duration: end - start,
})

interface BlockViewOptions {
  locale: LocaleCode
  /** Leaves out what only a visible or audible block needs. */
  isPartial?: boolean | undefined
}

/** The result of a block; while a new take is being made, the current one can still be played. */
function generatedView(tx: Transaction, block: BlockRow, { locale, isPartial }: BlockViewOptions): Generated {
  const { id, type, settings, status, take_id, error, segment, page, source, message } = block
  if (type === 'pause') return pauseView(pauseSeconds(settings))
  const details = { kind: source?.other_kind ?? '?' }
  const reason = error === null ? {} : { error: { code: error, message: say(locale, error, details) } }
  if (segment) return segmentView(block, segment, { status, ...reason })
  if (message || source) return { status, ...reason }
  if (page) return { status, ...reason, lines: page.lines }
  const take = take_id === null ? undefined : tx.takes.get(take_id)
  if (!take) return { status, ...reason }
  const { duration, text } = take
  const heard = {
    status,
    audio_url: tx.files.url(take.file),
    duration,
    manner: mannerOfSpoken(take),
    ...reason,
  }
  if (isPartial) return { ...heard, ...(text !== block.text && { text }), is_partial: true }
  const takes = tx.takes.list({ where: { block_id: id } }).sort(newestFirst)
  return {
    ...heard,
    text,
    mime: take.mime,
    size: take.size,
    peaks: take.peaks,
    words: take.words,
    takes: takes.map((each) => takeView(tx, each, each === take)),
    cost: moneyOf(take.cost),
  }
}

const placeOf = ({ speaker_id, start, end }: SegmentRow) => ({ speaker_id, start, end })

/** Absent values are left out: in a book of 10,000 blocks, nulls would be a quarter of the response. */
export function blockView(
  tx: Transaction,
  block: BlockRow,
  { project, sort, locale, isPartial }: BlockViewOptions & { project: ProjectRow; sort: number },
): Block {
  const { id, project_id, type, text, voice_id, settings } = block
  const take = block.take_id === null ? undefined : tx.takes.get(block.take_id)
  return {
    id,
    project_id,
    client_id: nameOfBlock(block),
    sort,
    version: versionOf(block),
    type,
    text,
    ...(voice_id !== null && { voice_id }),
    ...(settings !== null && { settings }),
    ...(block.segment && placeOf(block.segment)),
    is_stale: type !== 'pause' && take !== undefined && isStale(take, block, project),
    ...(block.source && { source: sourceView(block) }),
    ...(block.message && { message: messageView(block) }),
    generated: generatedView(tx, block, { locale, isPartial }),
    ...services[project.slug].block?.(tx, block, project, locale),
  }
}
