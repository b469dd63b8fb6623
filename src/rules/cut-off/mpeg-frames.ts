/** Kilobits per second by the code in a frame header (ISO 11172-3, 13818-3), for layers 1, 2 and 3. */
const MPEG_1_RATES = [
  [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
]
const LOW_RATES = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const MPEG_2_RATES = [[32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256], LOW_RATES, LOW_RATES]
const SAMPLE_RATES = [44_100, 48_000, 32_000]

export interface MpegFrame {
  bytes: number
  samples: number
  sampleRate: number
  /** Possible offset of an index of the whole file in the first frame, after the frame's own data. */
  indexAt: number
}

export function mpegFrameAt(view: DataView, at: number): MpegFrame | undefined {
  if (at + 4 > view.byteLength) return undefined
  const head = view.getUint32(at)
  const version = (head >>> 19) & 3
  const layer = 4 - ((head >>> 17) & 3)
  const rateCode = (head >>> 12) & 15
  const base = SAMPLE_RATES[(head >>> 10) & 3]
  if (head >>> 21 !== 0x7ff || version === 1 || layer === 4 || base === undefined) return undefined
  const isFirst = version === 3
  const kbps = (isFirst ? MPEG_1_RATES : MPEG_2_RATES)[layer - 1]?.[rateCode - 1]
  if (kbps === undefined) return undefined
  const sampleRate = base >> (isFirst ? 0 : version === 2 ? 1 : 2)
  const samples = layer === 1 ? 384 : layer === 3 && !isFirst ? 576 : 1152
  const padding = (head >>> 9) & 1
  const slot = layer === 1 ? 4 : 1
  const bytes = (Math.floor(((samples / 8) * kbps * 1000) / sampleRate / slot) + padding) * slot
  const isMono = ((head >>> 6) & 3) === 3
  const sideBytes = isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17
  return { bytes, samples, sampleRate, indexAt: at + 4 + sideBytes }
}
