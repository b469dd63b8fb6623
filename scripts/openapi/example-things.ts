import type * as z from 'zod/mini'
import type { Transaction } from '#src/contract/billing.ts'
import type { Block } from '#src/contract/block.ts'
import type { Format, Language, Service } from '#src/contract/catalog.ts'
import type { Customer } from '#src/contract/customer.ts'
import { genders } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import type { ExportFile } from '#src/contract/runs.ts'
import type { Voice } from '#src/contract/voices.ts'

/** Things that the examples of several calls have: one customer with one finished project. */

const MOMENT = '2026-11-21T08:30:00.000Z'
const SOUND = '/sandbox/files/9f0c'

export const customer = {
  id: 1,
  name: 'Leyla Məmmədova',
  email: 'leyla@avaz.example',
  phone: '+994501234567',
  image: null,
  gender: genders.WOMAN,
  locale: 'az',
  email_verified_at: MOMENT,
  created_at: MOMENT,
} as const satisfies z.input<typeof Customer>

export const language = {
  id: 1,
  code: 'az',
  iso: 'az-AZ',
  name: 'Azerbaijani',
  native_name: 'Azərbaycan dili',
  services: ['text-to-speech', 'audio-book'],
  is_source: true,
  is_target: true,
} satisfies z.input<typeof Language>

export const voice = {
  id: 1,
  name: 'Aygün',
  description: 'A calm voice for long texts.',
  language_ids: [1],
  accent: null,
  gender: genders.WOMAN,
  age: 'middle',
  use_case: 'narration',
  category: 'premade',
  preview_url: '/sandbox/files/voice-1',
  image: null,
  is_favorite: true,
  is_owner: false,
  price_multiplier: 1,
  usage_count: 1280,
  created_at: MOMENT,
} as const satisfies z.input<typeof Voice>

export const service = {
  id: 1,
  slug: 'text-to-speech',
  title: 'Text to speech',
  description: 'Speaks texts in the voice that you choose.',
  billing_mode: 'balance',
  price: { unit: '1000_chars', amount: '0.40' },
  min_charge: '0.05',
  limits: { max_chars: 5000, max_blocks: 500, extensions: ['txt', 'docx', 'pdf'] },
  projects_count: 1,
} as const satisfies z.input<typeof Service>

export const format = {
  id: 1,
  code: 'mp3',
  label: 'MP3',
  kind: 'audio',
  mime: 'audio/mpeg',
  extension: 'mp3',
  qualities: ['64', '128', '192'],
  options: ['layout', 'gap', 'subtitles'],
} satisfies z.input<typeof Format>

export const project = {
  id: 12,
  slug: 'text-to-speech',
  title: 'Morning news',
  language: language.id,
  status: projectStatuses.COMPLETED,
  preview_url: null,
  domain: null,
  selector: null,
  price: '0.05',
  price_expires_at: null,
  progress: 100,
  eta_seconds: null,
  duration: 1.84,
  characters: 20,
  reject: null,
  created_at: MOMENT,
  updated_at: MOMENT,
  version: 4,
} as const satisfies z.input<typeof ProjectSummary>

export const block = {
  id: 31,
  project_id: project.id,
  client_id: 'b-7f2e',
  sort: 0,
  version: 3,
  type: 'text',
  text: 'Sabahınız xeyir!',
  voice_id: null,
  settings: { speed: 1.1, pitch: 0 },
  is_stale: false,
  generated: {
    status: 'ready',
    audio_url: SOUND,
    mime: 'audio/mpeg',
    duration: 1.84,
    size: 29_440,
    peaks: [0.1, 0.8, 0.6, 0.2],
    words: [
      { text: 'Sabahınız', start: 0.08, end: 0.92 },
      { text: 'xeyir!', start: 0.98, end: 1.7 },
    ],
    text: 'Sabahınız xeyir!',
    cost: '0.05',
    error: null,
  },
} as const satisfies z.input<typeof Block>

/** A block that nothing was made of yet. */
export const newBlock = {
  ...block,
  client_id: 'b-81ac',
  id: 32,
  sort: 1,
  text: 'Bu gün hava günəşlidir.',
  generated: { status: 'none' },
} as const satisfies z.input<typeof Block>

export const openProject = {
  ...project,
  body: { voice_id: voice.id, voice_name: voice.name, settings: { speed: 1 }, blocks: [block] },
} satisfies z.input<typeof Project>

export const exportFile = {
  id: 5,
  status: 'ready',
  progress: 100,
  format: format.code,
  file_name: 'Morning news.mp3',
  mime: format.mime,
  size: 29_440,
  url: '/sandbox/files/export-5',
  error: null,
  created_at: MOMENT,
  expires_at: '2026-11-28T08:30:00.000Z',
  request: { format: format.code, quality: '128', layout: 'single' },
} as const satisfies z.input<typeof ExportFile>

export const transaction = {
  id: 40,
  number: 'AV-000040',
  type: 'charge',
  amount: '-0.05',
  balance_after: '24.95',
  status: 'paid',
  service_slug: project.slug,
  project: { id: project.id, title: project.title },
  promo_code: null,
  failure: null,
  receipt_url: null,
  created_at: MOMENT,
} as const satisfies z.input<typeof Transaction>
