import type { Page } from '@playwright/test'
import { EncodedPacket } from 'mediabunny'
import type { FilmPicture } from '#tests/support/small-film.ts'

const SIZE = { width: 640, height: 360 }
const FRAMES = 8
const FRAME_S = 0.25

/** A blue picture of two seconds in VP8, encoded by the browser. @param page of an origin that browsers trust */
export async function blueFilmPicture(page: Page): Promise<FilmPicture> {
  const frames = await page.evaluate(
    async ([{ width, height }, count, seconds]) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (context) context.fillStyle = 'blue'
      context?.fillRect(0, 0, width, height)
      const encoded: { type: EncodedVideoChunkType; data: number[] }[] = []
      const encoder = new VideoEncoder({
        output(chunk) {
          const data = new Uint8Array(chunk.byteLength)
          chunk.copyTo(data)
          encoded.push({ type: chunk.type, data: [...data] })
        },
        error: reportError,
      })
      encoder.configure({ codec: 'vp8', width, height })
      for (let place = 0; place < count; place += 1) {
        const frame = new VideoFrame(canvas, { timestamp: place * seconds * 1_000_000 })
        encoder.encode(frame, { keyFrame: place === 0 })
        frame.close()
      }
      await encoder.flush()
      return encoded
    },
    [SIZE, FRAMES, FRAME_S] as const,
  )
  return {
    codec: 'vp8',
    packets: frames.map(
      ({ type, data }, place) => new EncodedPacket(Uint8Array.from(data), type, place * FRAME_S, FRAME_S),
    ),
    duration: FRAMES * FRAME_S,
    decoderConfig: { codec: 'vp8', codedWidth: SIZE.width, codedHeight: SIZE.height },
  }
}

/** White pixels at a moment of a film, in seconds, in the upper and in the lower half, as the browser decodes it. */
export async function whitePixels(page: Page, film: Uint8Array, seconds: number) {
  const blank = await page.context().newPage()
  const found = await blank.evaluate(
    async ([address, at]) => {
      const video = document.createElement('video')
      video.src = address
      await new Promise((resolve, reject) => {
        video.onloadeddata = resolve
        video.onerror = () => reject(new Error(video.error?.message))
      })
      const isThere = new Promise((resolve) => video.addEventListener('seeked', resolve))
      video.currentTime = at
      await isThere
      const { videoWidth: width, videoHeight: height } = video
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(video, 0, 0)
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] }
      const count = { upper: 0, lower: 0 }
      for (let pixel = 0; pixel < width * height; pixel += 1) {
        const isWhite = (data[pixel * 4] ?? 0) > 200 && (data[pixel * 4 + 1] ?? 0) > 200
        if (isWhite) count[pixel < (width * height) / 2 ? 'upper' : 'lower'] += 1
      }
      return count
    },
    [`data:video/mp4;base64,${Buffer.from(film).toString('base64')}`, seconds] as const,
  )
  await blank.close()
  return found
}
