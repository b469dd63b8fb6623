import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { joinAudio } from '#mocks/engines/audio/join-audio.ts'
import type { PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'
import { createNodeSpeechEngine } from '#mocks/engines/speech/create-node-speech-engine.ts'
import type { SpeechLocale } from '#mocks/engines/speech/speech-engine.ts'
import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { wordsOf } from '#src/rules/word-times.ts'
import { timbreFor } from '#tests/support/backend/timbre-for.ts'
import { type Answered, type CustomerClient, customerIn } from './customer-client.ts'

export const TRANSCRIPTS = '/services/speech-to-text'

export const wordsIn = (block: Block | undefined) => [...(block ? wordsOf(block.text, block.generated) : [])]

const speech = createNodeSpeechEngine()

/** Spoken sound, cached for all tests. */
const spoken = new Map<string, Promise<PcmAudio>>()

const speakStrangely = (text: string, locale: SpeechLocale) =>
  speech.speak({ text, locale, timbre: timbreFor(3, 'woman'), speed: 1, pitch: 0 })

/** The words of an English sentence of the stranger, in seconds from its start. */
export const wordsAsStranger = async (text: string) => (await speakStrangely(text, 'en')).words

function synthesise(text: string, locale: SpeechLocale): Promise<PcmAudio> {
  const key = `${locale} ${text}`
  const sound = spoken.get(key) ?? speakStrangely(text, locale)
  spoken.set(key, sound)
  return sound
}

/** Sound of these sentences with pauses between them, in a voice that the world does not know. */
export async function speakAsStranger(
  sentences: readonly string[],
  { locale = 'en', gapSeconds = 1 }: { locale?: SpeechLocale; gapSeconds?: number } = {},
): Promise<PcmAudio> {
  const parts: PcmAudio[] = []
  for (const text of sentences) parts.push(await synthesise(text, locale))
  return joinAudio(parts, gapSeconds)
}

export const wavFile = (audio: PcmAudio, name = 'recording.wav') =>
  new File([encodeWav(audio)], name, { type: 'audio/wav' })

/** Sends a form as a browser does: files as they are, everything else as text. */
export async function sendForm<Data>(
  client: CustomerClient,
  path: string,
  fields: Readonly<Record<string, unknown>>,
  method = 'POST',
): Promise<Answered<Data>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    const isFiles = Array.isArray(value) && value.every((each) => each instanceof Blob)
    for (const part of isFiles ? value : [value]) {
      form.append(name, part instanceof Blob || typeof part === 'string' ? part : JSON.stringify(part))
    }
  }
  const headers = new Headers({ 'accept-language': client.locale, authorization: `Bearer ${client.token}` })
  const response = await client.fetch(`/api${path}`, { method, headers, body: form })
  return { status: response.status, ...(await response.json()) }
}

export async function draftOf(client: CustomerClient, file: File, transcript: object = {}): Promise<Project> {
  const options = { language: null, speakers: null, audio_events: false, key_terms: [], ...transcript }
  const answer = await sendForm<{ project: Project }>(client, `${TRANSCRIPTS}/init`, {
    file,
    transcript: options,
  })
  if (!answer.success) throw new Error(`init: ${answer.status} ${answer.message}`)
  return answer.data.project
}

export const currentTranscript = async (client: CustomerClient, id: number): Promise<Project> =>
  (await client.get<{ project: Project }>(`${TRANSCRIPTS}/${id}`)).project

export async function transcribed(client: CustomerClient, id: number, options: object = { scope: 'all' }) {
  const { price } = await client.post<{ price: string }>(`${TRANSCRIPTS}/generate/${id}`, options)
  await client.world.idle()
  return { price, project: await currentTranscript(client, id) }
}

/** Request of a run over the recording, with the stored options unless others are given. */
export const requestOf = (options: object = {}, more: object = {}) => ({
  scope: 'all',
  transcript: {
    options: { language: null, speakers: null, audio_events: false, key_terms: [], ...options },
    keep_speaker_names: true,
    mode: 'new_version',
    ...more,
  },
})

export async function seededMeeting() {
  const client = await customerIn()
  client.locale = 'en'
  const { projects } = await client.get<{ projects: ProjectSummary[] }>(`${TRANSCRIPTS}/get-projects`)
  const id = projects[0]?.id ?? 0
  return { client, id, project: await currentTranscript(client, id) }
}

export const segmentAt = ({ body }: Project, index = 0): Block => {
  const block = body.blocks[index]
  if (!block) throw new Error(`there is no segment ${index}`)
  return block
}

export const editSegment = (client: CustomerClient, block: Block, body: object) =>
  client.call<{ block: Block; project: ProjectSummary }>(
    'PUT',
    `${TRANSCRIPTS}/${block.project_id}/${block.id}`,
    body,
  )
