import { expect, test } from 'vitest'
import { languages } from '#mocks/catalog/languages.ts'
import { joinAudio } from '#mocks/engines/audio/join-audio.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import {
  askForClone,
  CLONING,
  type CloneForm,
  currentClone,
  sendForm,
} from '#tests/support/backend/cloning-project.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { balanceOf } from '#tests/support/backend/payments.ts'
import { reading, wavFile } from '#tests/support/backend/voice-recordings.ts'
import { syntheticVoiceBytes, syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

const enough = () => [syntheticVoiceFile(31)]
const picture = (head: number[] | string, name = 'face.png') =>
  new File([typeof head === 'string' ? head : Uint8Array.from([...head, ...new Array(20).fill(0)])], name, {
    type: 'image/png',
  })
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const onlyUnderstood = languages.find(({ is_target }) => !is_target)?.id ?? 0

const refused: [what: string, form: () => CloneForm, field: string][] = [
  ['no sample', () => ({ samples: [] }), 'samples'],
  ['nine samples', () => ({ samples: Array.from({ length: 9 }, () => syntheticVoiceFile(4)) }), 'samples'],
  ['samples too short together', () => ({ samples: [syntheticVoiceFile(20)] }), 'samples'],
  ['a name of one letter', () => ({ title: 'L', samples: enough() }), 'title'],
  ['a name of 41 letters', () => ({ title: 'a'.repeat(41), samples: enough() }), 'title'],
  ['a name that is taken', () => ({ title: 'leylanın SƏSİ', samples: enough() }), 'title'],
  [
    'a name that is taken but for its spaces',
    () => ({ title: 'Leylanın  səsi', samples: enough() }),
    'title',
  ],
  ['no gender', () => ({ clone: { gender: 0 }, samples: enough() }), 'clone.gender'],
  [
    'a long description',
    () => ({ clone: { description: 'a'.repeat(501) }, samples: enough() }),
    'clone.description',
  ],
  ['no consent', () => ({ consent: false, samples: enough() }), 'consent'],
  ['no captcha', () => ({ captcha_token: undefined, samples: enough() }), 'captcha'],
  ['no permission', () => ({ clone: { ownership: 'permission' }, samples: enough() }), 'permission'],
  [
    'a permission that is a program',
    () => ({ clone: { ownership: 'permission' }, permission: picture('MZ', 'paper.pdf'), samples: enough() }),
    'permission',
  ],
  ['a picture that is SVG', () => ({ image: picture('<svg xmlns="…"/>'), samples: enough() }), 'image'],
  ['a language that is not spoken', () => ({ language: onlyUnderstood, samples: enough() }), 'language'],
]

test.each(refused)('%s is a field error, and nothing is stored', async (_what, form, field) => {
  const client = await customerIn()
  const before = client.world.db.projects.count()
  const answer = await askForClone(client, form())
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.errors ?? {})).toContain(field)
  expect(answer.errors?.[field]?.[0]).toBeTruthy()
  expect(client.world.db.projects.count()).toBe(before)
  expect(client.world.db.fileRecords.count()).toBe(0)
})

test('each sample is judged separately, and good ones are kept', async () => {
  const client = await customerIn('all-statuses')
  const { data } = await askForClone(client, {
    samples: [
      syntheticVoiceFile(31),
      syntheticVoiceFile(2, 'short.wav'),
      syntheticVoiceFile(8, 'quiet.wav', { height: 0.004 }),
      syntheticVoiceFile(8, 'loud.wav', { height: 6 }),
      new File(
        [new Uint8Array(syntheticVoiceBytes(8)).map((byte, at) => (at < 44 ? byte : 0))],
        'silent.wav',
      ),
      new File(['MZ this is a program'], 'renamed.wav', { type: 'audio/wav' }),
      new File([syntheticVoiceBytes(8).slice(0, 9000)], 'cut-off.wav', { type: 'audio/wav' }),
      new File([], 'empty.wav', { type: 'audio/wav' }),
    ],
  })
  expect(data.project.body.clone?.samples.map(({ fault }) => fault)).toEqual([
    null,
    'too_short',
    'too_quiet',
    'clipped',
    'no_speech',
    'unreadable',
    'cut_off',
    'unreadable',
  ])
})

test('a form with only bad samples explains each one', async () => {
  const client = await customerIn()
  client.locale = 'en'
  const { errors } = await askForClone(client, {
    samples: [syntheticVoiceFile(2), new File([], 'empty.wav')],
  })
  expect(errors).toMatchObject({
    'samples.0': ['Shorter than 3 seconds. Add a longer one.'],
    'samples.1': ['The file cannot be read as sound. Export it as MP3 or AAC (M4A).'],
  })
})

test('a picture and a permission are kept with their real types', { tags: 'long' }, async () => {
  const client = await customerIn('all-statuses')
  const { data } = await askForClone(client, {
    clone: { ownership: 'permission' },
    permission: new File(['%PDF-1.7 …'], 'icazə.pdf'),
    image: picture(PNG),
    samples: enough(),
  })
  const { clone } = data.project.body
  expect(clone).toMatchObject({ permission_file: 'icazə.pdf', ownership: 'permission' })
  const response = await client.fetch(clone?.image ?? '')
  expect(response.headers.get('content-type')).toBe('image/png')
})

test('too little money is refused with the missing amount, and the quote stays', {
  tags: 'long',
}, async () => {
  const client = await customerIn('main', demoAccounts.anar)
  const { data } = await askForClone(client, { samples: enough() })
  const { id } = data.project
  await client.post(`${CLONING}/generate/${id}`, { scope: 'all' })
  const before = await balanceOf(client)
  const answer = await client.call('POST', `${CLONING}/${id}/payment`)
  expect(answer.status).toBe(402)
  expect(answer.data).toEqual({
    required: '49.00',
    available: before,
    missing: (49 - Number(before)).toFixed(2),
  })
  expect(await currentClone(client, id)).toMatchObject({ status: 6, price: '49.00' })
  expect(await balanceOf(client)).toBe(before)
})

test('names of the customer’s language count as taken, whatever the language on screen', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  client.locale = 'en'
  const { errors } = await askForClone(client, { title: 'nərmin XANIM', samples: enough() })
  expect(errors).toMatchObject({ title: ['You already have a voice with this name. Choose another one.'] })
})

test('copies of one file are refused with the name of the first, whatever their names', {
  tags: 'long',
}, async () => {
  const client = await customerIn('all-statuses')
  client.locale = 'en'
  const copies = Array.from({ length: 6 }, (_, index) => syntheticVoiceFile(6, `copy ${index + 1}.wav`))
  const answer = await askForClone(client, { samples: copies })
  expect(answer.status).toBe(422)
  expect(answer.errors).toEqual({
    'samples.1': ['“copy 2.wav” is the same file as “copy 1.wav”. Take one of them away.'],
  })
  expect(client.world.db.fileRecords.count()).toBe(0)
  const { data } = await askForClone(client, { samples: enough() })
  const added = await sendForm(client, 'PUT', `${CLONING}/${data.project.id}/update`, {
    samples: [syntheticVoiceFile(31, 'again.wav')],
    consent: true,
  })
  expect(added.errors).toEqual({
    'samples.0': ['“again.wav” is the same file as “voice.wav”. Take one of them away.'],
  })
})

test('a file with two speakers is found before payment, wherever the second one starts', {
  tags: 'long',
}, async () => {
  const client = await customerIn('all-statuses')
  client.locale = 'en'
  const [her, him] = [
    await reading({ gender: 'woman', number: 2 }, 20),
    await reading({ gender: 'man', number: 1 }, 20),
  ]
  const alone = wavFile(joinAudio([him, him]), 'alone.wav')
  for (const both of [joinAudio([her, him]), joinAudio([him, her, him])]) {
    const answer = await askForClone(client, { samples: [wavFile(both, 'talk.wav')] })
    expect(answer.status).toBe(422)
    expect(answer.errors?.['samples.0']?.[0]).toMatch(/^Two different people are heard/)
    const { data } = await askForClone(client, {
      title: `Həmid ${both.samples.length}`,
      samples: [wavFile(both, 'talk.wav'), alone],
    })
    expect(data.project.body.clone?.samples.map(({ fault }) => fault)).toEqual(['two_voices', null])
  }
})
