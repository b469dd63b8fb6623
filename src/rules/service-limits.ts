import type { Service } from '#src/contract/catalog.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { SAMPLE_MAX_MB, SAMPLE_MAX_MINUTES, SPOKEN_BLOCK_MAX } from './limits.ts'
import { recordingExtensions } from './recording-extensions.ts'

const recordingLimits = (max_file_mb: number, max_minutes: number) => ({
  max_file_mb,
  max_minutes,
  extensions: [...recordingExtensions],
})

const spokenLimits = { max_chars: SPOKEN_BLOCK_MAX, max_blocks: 20_000 }

/** Limits of the services, used by the sandbox and, if a server names none, by the app. */
export const serviceLimits = {
  'text-to-speech': { ...spokenLimits, extensions: ['txt', 'docx'] },
  cloning: recordingLimits(SAMPLE_MAX_MB, SAMPLE_MAX_MINUTES),
  dubbing: recordingLimits(500, 120),
  'audio-book': { ...spokenLimits, max_file_mb: 100, extensions: ['epub', 'docx', 'pdf', 'txt'] },
  'speech-to-text': recordingLimits(500, 300),
  'detect-text': { max_file_mb: 50, extensions: ['jpg', 'jpeg', 'png', 'webp', 'pdf'] },
  'chat-bot': { max_file_mb: 20, extensions: ['txt', 'docx', 'pdf', 'md', 'mdx', 'csv', 'tsv'] },
} satisfies Partial<Record<ServiceSlug, Service['limits']>>
