import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { path as ffprobe } from '@ffprobe-installer/ffprobe'
import * as z from 'zod/mini'

const Probe = z.object({
  streams: z.array(z.object({ codec_name: z.string(), channels: z.number(), sample_rate: z.string() })),
  format: z.object({ format_name: z.string(), duration: z.string(), bit_rate: z.string() }),
})

/** What ffprobe, an independent program, reads out of a sound file. */
export async function probeAudio(bytes: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'avaz-'))
  const file = join(folder, 'sound')
  try {
    await writeFile(file, bytes)
    const args = ['-v', 'error', '-print_format', 'json', '-show_format', '-show_streams', file]
    const { stdout } = await promisify(execFile)(ffprobe, args)
    const { streams, format } = Probe.parse(JSON.parse(stdout))
    return {
      codec: streams[0]?.codec_name,
      channels: streams[0]?.channels,
      duration: Number(format.duration),
      kbps: Math.round(Number(format.bit_rate) / 1000),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
