import { expect, test } from 'vitest'
import { syntheticVoiceBytes } from '#tests/support/synthetic-voice.ts'
import { checkFile } from './recording-file.ts'

const limits = { max_file_mb: 20, extensions: ['wav'] }

test('a truncated recording is detected before the upload, and a whole one is accepted', async () => {
  const whole = syntheticVoiceBytes(6)
  const fileOf = (bytes: BlobPart) => new File([bytes], 'voice.wav')
  expect((await checkFile(fileOf(whole), limits)).refusal).toBeUndefined()
  const half = whole.slice(0, whole.byteLength / 2)
  expect((await checkFile(fileOf(half), limits)).refusal).toMatchObject({ problem: 'cutOff', cutOff: {} })
})
