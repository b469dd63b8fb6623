import { serviceSlugs } from '#src/contract/address-parts.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { readCustomerId } from '#src/session/customer-id.ts'
import { readToken } from '#src/session/session-cookie.ts'
import type { Derivations, ObjectContext } from './loose-reader.ts'

/** Larger than every id of a server, smaller than the largest exact integer. */
const FIRST_KEY = 8_000_000_000_000_000
const KEY_COUNT = 1_000_000_000_000_000

/** FNV-1a with two offsets: enough to distinguish the few customers of one browser. */
function hashOf(text: string) {
  const half = (start: number) => {
    let hash = start
    for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
    return hash >>> 0
  }
  return half(2_166_136_261) * 200_000 + (half(84_696_351) % 200_000)
}

/**
 * A customer's id if the server sends none: derived from the e-mail, else the id this browser knows, else derived
 * from the token, so that two customers never share drafts.
 */
function customerKey(email: unknown): number {
  const name = typeof email === 'string' ? email.trim().toLowerCase() : ''
  if (name !== '') return FIRST_KEY + (hashOf(name) % KEY_COUNT)
  return readCustomerId() ?? FIRST_KEY + (hashOf(readToken() ?? '') % KEY_COUNT)
}

/** The nearest value of a field of the objects around, or of the project next to the blocks of a response. */
const nearestValue = (name: string, place: ObjectContext | undefined): unknown =>
  place && (place.read[name] ?? Object(place.read.project)[name] ?? nearestValue(name, place.around))

export const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const BLOCK_TYPES: Readonly<Record<string, string>> = {
  'speech-to-text': 'segment',
  dubbing: 'segment',
  'detect-text': 'page',
}

const blockDerivations: Derivations = {
  project_id: ({ asked: { params, query } }) => Number(params.projectId ?? params.id ?? query.project_id),
  sort: ({ index }) => index,
  type: ({ asked: { params, query }, came }) => {
    if (params.slug === 'chat-bot') return came.source ? 'source' : 'message'
    if (Object(came.settings).pause) return 'pause'
    return textOf(query.type) ?? BLOCK_TYPES[String(params.slug)] ?? 'text'
  },
  // The editor never writes to a block with unknown text.
  text: () => '',
  is_text_unknown: ({ came }) => (typeof came.text === 'string' ? undefined : true),
  is_stale: ({ came, read }) => {
    const { text } = Object(read.generated)
    return typeof text === 'string' && typeof came.text === 'string' && text !== came.text
  },
  generated: (place) => ({ status: generatedStatus(undefined, place) }),
}

function generatedStatus(audioUrl: unknown, place: ObjectContext) {
  const status = nearestValue('status', place.around)
  if (audioUrl) return 'ready'
  return status === projectStatuses.IN_PROGRESS || status === projectStatuses.ORDERED ? 'queued' : 'none'
}

export const slugOf = ({ around, asked: { params } }: ObjectContext) =>
  nearestValue('slug', around) ?? params.slug

const projectDerivations: Derivations = {
  slug: slugOf,
  progress: ({ read: { status } }) => (status === projectStatuses.COMPLETED ? 100 : 0),
}

const languageDerivations: Derivations = {
  code: ({ came }) => textOf(came.iso)?.slice(0, 2).toLowerCase() ?? String(came.id),
  iso: ({ read }) => read.code,
  name: ({ came, read }) => textOf(came.native_name) ?? read.code,
  native_name: ({ read }) => read.name,
  services: () => serviceSlugs,
  is_source: () => true,
  is_target: () => true,
}

/** Kinds of formats other than text, with their codes. */
const CODES_BY_KIND: Readonly<Record<string, string>> = {
  audio: 'mp3 wav flac ogg m4a aac opus',
  video: 'mp4 webm mov mkv',
  subtitle: 'srt vtt',
  archive: 'zip',
  code: 'html js',
}

const formatDerivations: Derivations = {
  code: ({ came }) =>
    textOf(came.extension ?? came.label)
      ?.toLowerCase()
      .replace('.', ''),
  label: ({ read }) => String(read.code).toUpperCase(),
  extension: ({ read }) => read.code,
  kind: ({ read }) =>
    Object.keys(CODES_BY_KIND).find((kind) => CODES_BY_KIND[kind]?.split(' ').includes(String(read.code))) ??
    'text',
  // No page reads it; browsers recognise the file by its bytes.
  mime: () => 'application/octet-stream',
  qualities: () => [],
  options: () => [],
}

const voiceDerivations: Derivations = {
  is_favorite: () => false,
  is_owner: () => false,
}

/** Field by which a kind of object is recognised; no other kind has it. */
const DERIVATIONS_BY_FIELD: readonly (readonly [string, Derivations])[] = [
  ['project_id', blockDerivations],
  ['rental_commission_percent', projectDerivations],
  ['updated_at', projectDerivations],
  ['audio_url', { status: (place) => generatedStatus(place.came.audio_url, place) }],
  ['native_name', languageDerivations],
  ['qualities', formatDerivations],
  ['is_owner', voiceDerivations],
  ['balance_after', { number: ({ read }) => String(read.id) }],
  ['email_verified_at', { id: ({ came, asked: { body } }) => customerKey(came.email ?? body.email) }],
  ['expires_at', { code: ({ asked: { query } }) => query.code }],
  ['verified', { verified: ({ asked: { body } }) => body.code !== undefined }],
  ['is_favorite', { voice_id: ({ asked: { body } }) => body.voice_id }],
]

/** Derivations of the fields that the response may omit from an object. */
export function derivationsOf(shape: object): Derivations {
  const [, derivations = {}] = DERIVATIONS_BY_FIELD.find(([field]) => field in shape) ?? []
  return derivations
}
