import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { path as ffprobe } from '@ffprobe-installer/ffprobe'
import * as z from 'zod/mini'

/** Runs ffprobe, an independent program, on a sound file. @param argsFor its arguments for the file's path */
async function probe(bytes: Uint8Array, argsFor: (file: string) => string[]): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'avaz-'))
  const file = join(folder, 'sound')
  try {
    await writeFile(file, bytes)
    const args = ['-v', 'error', '-print_format', 'json', ...argsFor(file)]
    const { stdout } = await promisify(execFile)(ffprobe, args, { maxBuffer: 1e9 })
    return JSON.parse(stdout)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const Probe = z.object({
  streams: z.array(z.object({ codec_name: z.string(), channels: z.number(), sample_rate: z.string() })),
  format: z.object({ format_name: z.string(), duration: z.string(), bit_rate: z.string() }),
})

/** Properties of a sound file as ffprobe reads them. */
export async function probeAudio(bytes: Uint8Array) {
  const { streams, format } = Probe.parse(
    await probe(bytes, (file) => ['-show_format', '-show_streams', '-select_streams', 'a', file]),
  )
  return {
    codec: streams[0]?.codec_name,
    channels: streams[0]?.channels,
    sampleRate: Number(streams[0]?.sample_rate),
    duration: Number(format.duration),
    kbps: Math.round(Number(format.bit_rate) / 1000),
  }
}

const Film = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string(),
      codec_name: z.string(),
      duration: z.optional(z.string()),
      tags: z.optional(z.object({ language: z.optional(z.string()) })),
    }),
  ),
})

/** Tracks of a film as ffprobe reads them; lengths in seconds. */
export async function probeFilm(bytes: Uint8Array) {
  const { streams } = Film.parse(await probe(bytes, (file) => ['-show_streams', file]))
  return {
    streams: streams.map(({ codec_type, codec_name, duration, tags }) => ({
      kind: codec_type,
      codec: codec_name,
      duration: Number(duration),
      language: tags?.language,
    })),
  }
}

const Tags = z.record(z.string(), z.string())
const Book = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string(),
      disposition: z.object({ attached_pic: z.number() }),
      tags: z.optional(Tags),
    }),
  ),
  chapters: z.array(z.object({ start_time: z.string(), end_time: z.string(), tags: Tags })),
  format: z.object({ duration: z.string(), tags: Tags }),
})

/** Title, author, language, cover and chapters of an audio book, as ffprobe reads them. */
export async function probeChapters(bytes: Uint8Array) {
  const { streams, chapters, format } = Book.parse(
    await probe(bytes, (file) => ['-show_format', '-show_streams', '-show_chapters', file]),
  )
  const sound = streams.find(({ codec_type }) => codec_type === 'audio')
  return {
    ...sound?.tags,
    ...format.tags,
    duration: Number(format.duration),
    hasCover: streams.some(({ disposition }) => disposition.attached_pic === 1),
    chapters: chapters.map(({ start_time, end_time, tags }) => ({
      title: tags.title,
      start: Number(start_time),
      end: Number(end_time),
    })),
  }
}

const decibels = (text = '') => (text === '-inf' ? Number.NEGATIVE_INFINITY : Number(text))

const Levels = z.object({ frames: z.array(z.object({ tags: z._default(Tags, {}) })) })

/** Loudness, peak and noise floor of a sound or of a part of it (in seconds), in dBFS, measured by ffmpeg. */
export async function probeLevels(bytes: Uint8Array, stretch?: { start: number; end: number }) {
  const cut = stretch ? `atrim=start=${stretch.start}:end=${stretch.end},` : ''
  const asked = ['RMS_level', 'Peak_level', 'Noise_floor'].map((name) => `lavfi.astats.Overall.${name}`)
  const { frames } = Levels.parse(
    await probe(bytes, (file) => [
      ...['-f', 'lavfi', '-i', `amovie=${file},${cut}astats=metadata=1:reset=0`],
      ...['-show_entries', `frame_tags=${asked.join()}`],
    ]),
  )
  const { tags = {} } = frames.at(-1) ?? {}
  const [rms, peak, floor] = asked.map((name) => decibels(tags[name])) as [number, number, number]
  return { rms, peak, floor }
}

/** Silence at both ends of a sound, in seconds, measured by ffmpeg. */
export async function probeSilences(bytes: Uint8Array) {
  const [start, end] = ['lavfi.silence_start', 'lavfi.silence_end'] as const
  const { frames } = Levels.parse(
    await probe(bytes, (file) => [
      // Longer than a pause in speech.
      ...['-f', 'lavfi', '-i', `amovie=${file},silencedetect=noise=-60dB:duration=0.3`],
      ...['-show_entries', `frame_tags=${start},${end}`],
    ]),
  )
  const { duration } = await probeAudio(bytes)
  return {
    head: Number(frames.find(({ tags }) => end in tags)?.tags[end]),
    tail: duration - Number(frames.findLast(({ tags }) => start in tags)?.tags[start]),
  }
}

const Packets = z.object({
  packets: z.array(z.object({ pts_time: z.optional(z.string()), duration_time: z.optional(z.string()) })),
})

/** A later start is that of a stream the file was cut from, not silence, in seconds. */
const LATEST_START_S = 60

/** Seconds from the start of a sound or film to the end of its last packet, as ffprobe reads them. */
export async function probeLength(bytes: Uint8Array): Promise<number> {
  const { packets } = Packets.parse(
    await probe(bytes, (file) => ['-show_entries', 'packet=pts_time,duration_time', file]),
  )
  const timed = packets.flatMap(({ pts_time, duration_time = '0' }) =>
    pts_time === undefined ? [] : [{ start: Number(pts_time), duration: Number(duration_time) }],
  )
  const first = timed.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY)
  const end = timed.reduce((most, { start, duration }) => Math.max(most, start + duration), 0)
  return end - (first >= LATEST_START_S ? first : 0)
}
