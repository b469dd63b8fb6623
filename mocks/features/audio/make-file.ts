import { languageIds } from '#mocks/catalog/languages.ts'
import type { RecordingScript } from '#mocks/catalog/recording-script.ts'
import { recordingScripts } from '#mocks/catalog/recording-scripts.ts'
import type { SpeechInput } from '#mocks/domain/speech-input.ts'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import type { PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'
import { readWav } from '#mocks/engines/audio/read-wav.ts'
import { withWatermark } from '#mocks/engines/audio/watermark.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import type { MadeFile } from '#mocks/engines/file-maker.ts'
import { spokenInSample } from '#mocks/features/audio/sample-recordings.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import type { TakeRow } from '#mocks/kernel/rows/project-rows.ts'
import { fingerprintOf } from '#src/rules/fingerprint.ts'
import { spokenInPreview } from './previews.ts'
import { speakBlockText, speakInTimbre } from './speak-block-text.ts'
import { recordingOf, speakRecording } from './speak-recording.ts'
import { type FileSpeech, saveSpokenFile, speechByVoice } from './spoken-files.ts'
import { timbrePreviewRequest } from './timbre-previews.ts'
import { spokenInVoiceSample } from './voice-samples.ts'

interface Dependencies {
  db: Database
  engines: Engines
}

const WAV = 'audio/wav'

async function wavOf(key: string, audio: PcmAudio, said: FileSpeech): Promise<MadeFile> {
  const content = encodeWav(audio)
  const fingerprint = await fingerprintOf(content)
  return { key, content, mime: WAV, name: key, keep: (tx) => saveSpokenFile(tx, fingerprint, said) }
}

async function wavOfRecording(script: RecordingScript, parts: Dependencies): Promise<MadeFile> {
  const { audio, lines } = await speakRecording(parts, script)
  return wavOf(script.file, audio, { language: languageIds[script.language], words: lines.flat() })
}

/**
 * Generates a file on its first request: previews of voices, the sandbox's recordings, and the audio of seeded
 * takes. A key fully describes the sound, and the engine always generates the same sound for it.
 */
export async function makeFile(key: string, parts: Dependencies): Promise<MadeFile | undefined> {
  const recording = recordingOf(key)
  if (recording) return wavOfRecording(recording, parts)
  if (key.startsWith('long-')) return longMeeting(key, parts)
  const sample = spokenInVoiceSample(key)
  if (sample) return sampleOf(key, sample, parts)
  const said = timbrePreviewRequest(key)
  if (said) return { key, content: encodeWav((await speakInTimbre(parts, said)).audio), mime: WAV, name: key }
  const spoken = spokenInPreview(parts.db, key) ?? spokenInSample(key) ?? parts.db.takes.first({ file: key })
  if (!spoken) return undefined
  const { audio, words } = await speakBlockText(parts, spoken)
  return wavOf(key, audio, speechByVoice(spoken, words))
}

/** A stored file; the sandbox's own recordings are generated if they were not requested before. */
export async function readOrMake(
  key: string,
  { files, ...parts }: Dependencies & { files: FileStore },
): Promise<Blob | undefined> {
  const there = await files.read(key)
  if (there) return there
  const made = await makeFile(key, parts)
  return made && new Blob([made.content], { type: made.mime })
}

async function sampleOf(key: string, spoken: SpeechInput, parts: Dependencies): Promise<MadeFile> {
  const { audio, words } = await speakBlockText(parts, spoken)
  return wavOf(key, withWatermark(audio), speechByVoice(spoken, words))
}

const BYTES_PER_SECOND = 4000

async function longMeeting(key: string, parts: Dependencies): Promise<MadeFile | undefined> {
  const [, hours] = /^long-(\d{1,2})\.mp3$/.exec(key) ?? []
  const [script] = recordingScripts
  if (hours === undefined || !script) return undefined
  const { audio } = await speakRecording(parts, script)
  const mp3 = await parts.engines.encoder.encodeMp3(audio, 32)
  const rounds = Math.ceil((Number(hours) * 3600 * BYTES_PER_SECOND) / mp3.byteLength)
  const content = new Blob(new Array<Uint8Array<ArrayBuffer>>(rounds).fill(mp3))
  return { key, content, mime: 'audio/mpeg', name: key }
}

export async function soundOfTake(
  { files, signal, ...parts }: Dependencies & { files: FileStore; signal?: AbortSignal },
  take: TakeRow,
): Promise<PcmAudio> {
  const file = await files.read(take.file)
  if (file) return readWav(new Uint8Array(await file.arrayBuffer()))
  return (await speakBlockText({ ...parts, signal }, take)).audio
}
