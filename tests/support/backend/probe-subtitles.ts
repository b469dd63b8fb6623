import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { path as ffprobe } from '@ffprobe-installer/ffprobe'
import * as z from 'zod/mini'

const Probe = z.object({
  streams: z.array(z.object({ codec_name: z.string() })),
  packets: z.array(
    z.object({ pts_time: z.string(), duration_time: z.optional(z.string()), size: z.string() }),
  ),
})

/** Subtitles of a file or film as ffprobe, an independent program, reads them; times in seconds. */
export async function probeSubtitles(bytes: Uint8Array, ending: 'srt' | 'vtt' | 'mp4') {
  const folder = await mkdtemp(join(tmpdir(), 'avaz-'))
  const file = join(folder, `file.${ending}`)
  try {
    await writeFile(file, bytes)
    const args = ['-v', 'error', '-print_format', 'json', '-show_packets', '-show_streams']
    const { stdout } = await promisify(execFile)(ffprobe, [...args, '-select_streams', 's', file], {
      maxBuffer: 50_000_000,
    })
    const { streams, packets } = Probe.parse(JSON.parse(stdout))
    const cues = packets.map(({ pts_time, duration_time }) => ({
      start: Number(pts_time),
      seconds: Number(duration_time),
    }))
    return { codec: streams[0]?.codec_name, cues }
  } finally {
    await rm(folder, { recursive: true })
  }
}
