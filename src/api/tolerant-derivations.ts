import { serviceSlugs } from '#src/contract/address-parts.ts'
import type { Service } from '#src/contract/catalog.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { serviceLimits } from '#src/rules/service-limits.ts'
import { customerKey } from './customer-key.ts'
import { rowsOf } from './framework-shapes.ts'

type Json = Readonly<Record<string, unknown>>

/** The input of the call, from which missing fields of its response are derived. */
export interface Asked {
  readonly params: Json
  readonly query: Json
  readonly body: Json
}

/** Context of an object: the fields read so far, the received fields, and its position in its list. */
export interface Place {
  readonly read: Json
  readonly came: Json
  readonly index: number
  readonly asked: Asked
  /** The fields read so far of the enclosing object, such as the service of a project. */
  readonly around: Json
  /** Status of the project around it. */
  readonly status: unknown
}

type Derivation = (place: Place) => unknown
type Derivations = Readonly<Record<string, Derivation>>

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const listOf = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined)

const BLOCK_TYPES: Readonly<Record<string, string>> = {
  'speech-to-text': 'segment',
  dubbing: 'segment',
  'detect-text': 'page',
}

const block: Derivations = {
  project_id: ({ asked: { params, query } }) => Number(params.projectId ?? params.id ?? query.project_id),
  sort: ({ index }) => index,
  type: ({ asked: { params, query }, came }) => {
    if (params.slug === 'chat-bot') return came.source ? 'source' : 'message'
    return textOf(query.type) ?? BLOCK_TYPES[String(params.slug)] ?? 'text'
  },
  // The editor never writes to a block with unknown text.
  text: () => '',
  is_text_unknown: ({ came }) => (typeof came.text === 'string' ? undefined : true),
  is_stale: ({ came, read }) => {
    const { text } = Object(read.generated)
    return typeof text === 'string' && typeof came.text === 'string' && text !== came.text
  },
  generated: ({ status }) => ({ status: generatedStatus(undefined, status) }),
}

function generatedStatus(audioUrl: unknown, status: unknown) {
  if (audioUrl) return 'ready'
  return status === projectStatuses.IN_PROGRESS || status === projectStatuses.ORDERED ? 'queued' : 'none'
}

const slugOf = ({ around, asked: { params } }: Place) => around.slug ?? params.slug

const project: Derivations = {
  slug: slugOf,
  progress: ({ read: { status } }) => (status === projectStatuses.COMPLETED ? 100 : 0),
}

const language: Derivations = {
  code: ({ came }) => textOf(came.iso)?.slice(0, 2).toLowerCase() ?? String(came.id),
  iso: ({ read }) => read.code,
  name: ({ came, read }) => textOf(came.native_name) ?? read.code,
  native_name: ({ read }) => read.name,
  services: () => serviceSlugs,
  is_source: () => true,
  is_target: () => true,
}

const placeOf = (slug: unknown) => serviceSlugs.indexOf(slug as (typeof serviceSlugs)[number])

const service: Derivations = {
  id: ({ read, index }) => placeOf(read.slug) + 1 || index + 1,
  title: ({ came }) => {
    const slug = serviceSlugs.find((slug) => slug === came.slug)
    const isLoaded = slug && i18n.exists(`catalog:titles.${slug}`)
    return isLoaded ? i18n.t(`catalog:titles.${slug}`) : slug
  },
  limits: () => ({}),
  projects_count: ({ came }) => listOf(came.projects)?.length ?? 0,
  projects: () => [],
}

const ownLimits: Readonly<Partial<Record<string, Service['limits']>>> = serviceLimits

const limitOf =
  (name: keyof Service['limits']): Derivation =>
  (place) =>
    ownLimits[String(slugOf(place))]?.[name]

const LIMITS = ['max_chars', 'max_blocks', 'max_file_mb', 'max_minutes', 'extensions'] as const
const limits: Derivations = Object.fromEntries(LIMITS.map((name) => [name, limitOf(name)]))

/** Titles of services whose slug the app does not know; made from the slug's words if there is no title. */
const unknownTitles: Derivation = ({ came }) => {
  const rows = rowsOf(came.services) ?? []
  const titles = rows.flatMap((row) => {
    const { slug, title, name } = Object(row)
    const words = String(slug ?? '').replaceAll(/[-_]+/g, ' ')
    const isKnown = serviceSlugs.some((known) => known.replaceAll('-', ' ') === words.toLowerCase())
    const shown = textOf(title) ?? textOf(name) ?? words
    return isKnown || shown === '' ? [] : [shown]
  })
  return titles.length === 0 ? undefined : [...new Set(titles)]
}

/** Kinds of formats other than text, with their codes. */
const KINDS: Readonly<Record<string, string>> = {
  audio: 'mp3 wav flac ogg m4a aac opus',
  video: 'mp4 webm mov mkv',
  subtitle: 'srt vtt',
  archive: 'zip',
  code: 'html js',
}

const format: Derivations = {
  code: ({ came }) =>
    textOf(came.extension ?? came.label)
      ?.toLowerCase()
      .replace('.', ''),
  label: ({ read }) => String(read.code).toUpperCase(),
  extension: ({ read }) => read.code,
  kind: ({ read }) =>
    Object.keys(KINDS).find((kind) => KINDS[kind]?.split(' ').includes(String(read.code))) ?? 'text',
  // No page reads it; browsers recognise the file by its bytes.
  mime: () => 'application/octet-stream',
  qualities: () => [],
  options: () => [],
}

const paged: Derivations = {
  items: ({ came }) => came.data,
  current_page: ({ asked: { query } }) => query.page ?? 1,
  total: ({ read, came }) => Object(came.meta).total ?? listOf(read.items)?.length,
  per_page: ({ read, came }) => Object(came.meta).per_page ?? Math.max(1, listOf(read.items)?.length ?? 1),
  last_page: ({ read, came }) => {
    const isMore = came.next_page_url || Object(came.links).next
    return Object(came.meta).last_page ?? Number(read.current_page) + (isMore ? 1 : 0)
  },
}

const voice: Derivations = {
  is_favorite: () => false,
  is_owner: () => false,
}

/** Field by which a kind of object is recognised; no other kind has it. */
const KIND_OF_FIELD: readonly (readonly [string, Derivations])[] = [
  ['project_id', block],
  ['rental_commission_percent', project],
  ['updated_at', project],
  ['audio_url', { status: ({ came, status }) => generatedStatus(came.audio_url, status) }],
  ['native_name', language],
  ['billing_mode', service],
  ['unknown_titles', { unknown_titles: unknownTitles }],
  ['max_file_mb', limits],
  ['qualities', format],
  ['last_page', paged],
  ['is_owner', voice],
  ['balance_after', { number: ({ read }) => String(read.id) }],
  ['email_verified_at', { id: ({ came, asked: { body } }) => customerKey(came.email ?? body.email) }],
  ['expires_at', { code: ({ asked: { query } }) => query.code }],
  ['verified', { verified: ({ asked: { body } }) => body.code !== undefined }],
  ['is_favorite', { voice_id: ({ asked: { body } }) => body.voice_id }],
]

/** Derivations of the fields that the response may omit from an object. */
export function derivationsOf(shape: object): Derivations {
  const [, derivations = {}] = KIND_OF_FIELD.find(([field]) => field in shape) ?? []
  return derivations
}
