import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { measureMedia } from '../media/measure-media.ts'
import { createNodeHearingEngine } from './create-node-hearing-engine.ts'

const reading = new URL('../../../tests/support/files/sense-and-sensibility.wav', import.meta.url)

test('an unknown English reader is transcribed word by word, with confidence', async () => {
  const file = new Blob([await readFile(reading)])
  const { duration } = await measureMedia(file)
  const heard = await createNodeHearingEngine().hear(file, { start: 0, end: duration })
  expect(heard.words.map(({ text }) => text).join(' ')).toMatch(
    /^And Mr\. John Dashwood had then leisure to consider how much there might be prudently in his power to do for them\. He was not an ill.{0,5}posed young man\.$/,
  )
  expect(heard.isRepeated).toBe(false)
  expect(heard.logProbability / heard.tokens).toBeGreaterThan(-0.2)
})
