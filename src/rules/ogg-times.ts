import type { EncodedPacket, InputAudioTrack } from 'mediabunny'
import { CONTINUED_FLAG, oggPages, PAGE_HEAD_BYTES, type PlacedPage } from './cut-off/ogg-page.ts'
import { textAt } from './cut-off/view-of.ts'
import type { MediaPart } from './film-times.ts'
import { packetsWithoutData } from './packets-without-data.ts'
import { TOLERATED_GAP_S } from './sound-timeline.ts'

const HEADER_PACKETS: Readonly<Record<string, number>> = { opus: 2, vorbis: 3 }
const OPUS_RATE = 48_000
/** A segment of this length continues in the next one. */
const FULL_SEGMENT = 255

/**
 * FFmpeg ends a page with the first packet after a gap, so the other packets of that page are before it. Other programs
 * count back from the end of the page (RFC 7845, section 4).
 */
const isOfFfmpeg = ({ view, page }: PlacedPage) =>
  /Lavf|ffmpeg/.test(textAt(view, PAGE_HEAD_BYTES + page.segments.length + 11, 7))

interface PacketTimes {
  readonly starts: readonly number[]
  readonly end: number
}

async function nextTimes(packets: AsyncGenerator<EncodedPacket>, count: number): Promise<PacketTimes> {
  const starts: number[] = []
  let end = 0
  while (starts.length < count) {
    const { value: packet, done } = await packets.next()
    if (done) break
    starts.push(packet.timestamp)
    end = packet.timestamp + packet.duration
  }
  return { starts, end }
}

/** The pages with sound, and the times of the packets that end in each, which follow from the packets before them. */
async function* soundPages(file: Blob, track: InputAudioTrack) {
  const packets = packetsWithoutData(track)
  let headers = HEADER_PACKETS[track.codec ?? ''] ?? 0
  let isFfmpeg = false
  for await (const placed of oggPages(file)) {
    const { page } = placed
    if (page.stream !== track.id) continue
    const ends = page.segments.filter((length) => length < FULL_SEGMENT).length
    if (headers > 0) {
      headers -= ends
      isFfmpeg ||= isOfFfmpeg(placed)
      continue
    }
    const times = await nextTimes(packets, ends)
    const before = isFfmpeg ? ends - 1 : page.flags & CONTINUED_FLAG
    if (times.starts.length > 0) yield { page, end: times.end, cut: times.starts[before] ?? times.end }
  }
}

/**
 * Parts of an Ogg track between its gaps, such as silence that was not sent: from the times of its packets, which are
 * counted without gaps, to those that its pages contain. Empty without gaps.
 */
export async function oggParts(file: Blob, track: InputAudioTrack): Promise<MediaPart[]> {
  const rate = track.codec === 'opus' ? OPUS_RATE : track.sampleRate
  const start = Math.max(0, await track.getFirstTimestamp())
  const parts = [{ from: start, to: start, at: start }]
  /** Seconds from the counted time to that of the pages. */
  let shift: number | undefined
  for await (const { page, end, cut } of soundPages(file, track)) {
    const time = page.granule / rate
    shift ??= time - end
    const gap = time - end - shift
    const last = parts.at(-1)
    if (last && gap > TOLERATED_GAP_S) {
      last.to = cut
      parts.push({ from: cut, to: end, at: last.at + cut - last.from + gap })
      shift += gap
    } else if (last) last.to = end + Math.min(0, gap)
  }
  return parts.length > 1 ? parts.filter(({ from, to }) => to > from) : []
}
