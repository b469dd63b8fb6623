import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createYield } from '#src/rules/yield-to-page.ts'
import { nameKey } from './names-of-text.ts'
import { readCast } from './read-cast.ts'

const TEXTS = join(import.meta.dirname, '..', '..', '..', 'tests', 'support', 'cast-texts')
const MARK = /\[([^|\]]+)\|([^\]]+)\]/g

const read = (...texts: string[]) =>
  readCast(
    texts.map((text) => ({ text })),
    createYield(),
  )
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** A text with the expected speakers: Anna speaks `[Anna|words]`; the text does not name who speaks `[?|words]`. */
function markedText(language: string) {
  const marked = readFileSync(join(TEXTS, `${language}.txt`), 'utf8')
  const truth = [...marked.matchAll(MARK)].map(([, name = '', words = '']) => ({ name, words: plain(words) }))
  return { text: marked.replace(MARK, '$2'), truth }
}

async function measure(language: string) {
  const { text, truth } = markedText(language)
  const { pieces, uncertain } = await read(text)
  const left = [...(pieces[0] ?? [])]
  const wrong: string[] = []
  let right = 0
  for (const { name, words } of truth) {
    const same = left.findIndex((piece) => plain(piece.text) === words)
    const place = same >= 0 ? same : left.findIndex((piece) => plain(piece.text).includes(words))
    const found = left[place]?.speaker
    left.splice(0, found === undefined ? Math.max(place, 0) : place + 1)
    if (found === undefined) continue
    if (nameKey(found) === nameKey(name)) right += 1
    else wrong.push(`${found} instead of ${name}: ${words}`)
  }
  const known = truth.filter(({ name }) => name !== '?').length
  return { share: right / known, wrong, known, uncertain, marked: truth.length - known }
}

test.for([
  ['az', 0.95],
  ['tr', 0.95],
  ['en', 0.9],
  ['ru', 0.9],
] as const)('%s: most speech gets its speaker, and none a wrong one', async ([language, least]) => {
  const { share, wrong, known, uncertain, marked } = await measure(language)
  console.info(
    `${language}: ${Math.round(share * 100)} % of ${known}; ${uncertain.length} uncertain of ${marked}`,
  )
  expect(wrong).toEqual([])
  expect(share).toBeGreaterThanOrEqual(least)
})

const spoken = async (...texts: string[]) => {
  const { pieces } = await read(...texts)
  return pieces.flat().map(({ text, speaker }) => (speaker === undefined ? text : `${speaker}: ${text}`))
}

test('a dash between the narrator and a speech is read by neither', async () => {
  expect(await spoken('Anna opened the door — “Good morning, everybody,” said Anna.')).toEqual([
    'Anna opened the door',
    'Anna: “Good morning, everybody,”',
    'said Anna.',
  ])
})

test('a script is divided among its speakers, whose names are not spoken', async () => {
  const script =
    'ANNA: Salam!\n**Kənan:** Necəsən?\n[Anna]: Yaxşı.\nNarrator: They sit down.\nKənan (gülür): Əla.'
  const { pieces, speakers, uncertain } = await read(script)
  expect(pieces[0]).toEqual([
    { text: 'Salam!', speaker: 'ANNA' },
    { text: 'Necəsən?', speaker: 'Kənan' },
    { text: 'Yaxşı.', speaker: 'ANNA' },
    { text: 'They sit down.' },
    { text: 'Əla.', speaker: 'Kənan' },
  ])
  expect(speakers.map(({ name, count }) => [name, count])).toEqual([
    ['ANNA', 2],
    ['Kənan', 2],
  ])
  expect(uncertain).toEqual([])
})

test.for([
  ['with numbers', '1. Anna: Salam!\n2. Tom: Hi.\n3. Anna: Sağ ol.'],
  ['with dots', '• Anna: Salam!\n• Tom: Hi.\n• Anna: Sağ ol.'],
  ['of a chat with times', '[10:31] Anna: Salam!\n[10:32] Tom: Hi.\n10:33:05 Anna: Sağ ol.'],
  ['with wide colons', 'Anna： Salam!\nTom：Hi.\nAnna： Sağ ol.'],
] as const)('lines %s are spoken without numbers, times and names', async ([, script]) => {
  expect(await spoken(script)).toEqual(['Anna: Salam!', 'Tom: Hi.', 'Anna: Sağ ol.'])
})

test('dialogue with typewriter dashes and quotes is read like any other', async () => {
  expect(await spoken('-- Tez ol, -- dedi Rəşad. -- Gəl!')).toEqual([
    'Rəşad: Tez ol,',
    'dedi Rəşad.',
    'Rəşad: Gəl!',
  ])
  expect(await spoken("'It's late,' said Tom. The dogs' bowls were Tom's.")).toEqual([
    "Tom: 'It's late,'",
    "said Tom. The dogs' bowls were Tom's.",
  ])
})

test('a name on a line of its own is the speaker of the next paragraph', async () => {
  expect(await spoken('Anna:\n\nHello.\n\nTom:\n\nHi.\n\nAnna:\n\nBye.')).toEqual([
    'Anna: Hello.',
    'Tom: Hi.',
    'Anna: Bye.',
  ])
})

test('a recipe, a letter and times are no script', async () => {
  const texts = [
    'Ingredients: flour\nTime: 30 min\nNote: hot',
    'Subject: Hi\nDear Anna: thanks',
    'Saat 10:30: gəl',
  ]
  for (const text of texts) expect((await read(text)).speakers).toEqual([])
})

test('a line with an unknown name in prose with few names is left to the narrator, with the name', async () => {
  const text =
    'Anna: Hi.\nThey wait.\nThe door opens.\nIt rains.\nNo one comes.\nAnna: Oh.\nSecond act: later.'
  const { pieces, uncertain } = await read(text)
  expect(pieces[0]?.at(-1)).toEqual({ text: 'Second act: later.' })
  expect(uncertain).toEqual(['Second act: later.'])
})

test('nothing of the text is lost, apart from names and dashes', async () => {
  for (const language of ['az', 'tr', 'en', 'ru']) {
    const { text } = markedText(language)
    expect(plain((await spokenText(text)).join(' '))).toBe(plain(text))
  }
})

const spokenText = async (text: string) => (await read(text)).pieces.flat().map((piece) => piece.text)

test.for([
  '“Come,” said the man behind Anna. “Now,” said Anna’s mother.',
  'The man behind Anna said, “Come.” Bob and Anna said, “Yes.”',
  '“Go on.” Anna said nothing. “Anna?”',
  '— Иди, — сказал отец Ивана Петру и спросил Ивана.',
  '— Где он? — спросила Ивана соседка. Иван молчал.',
  'Əli gələndə qapıdakı adam dedi: — Kimsən?',
  '— Gəl, — dedi Əlinin anası. Əli getdi.',
  '“Gel,” dedi Ali’nin annesi. Ali gitti.',
  '“Gel,” dedi Ali ve Ayşe.',
  'Sonra dedi: “Gel.” Sonra dedi: “Git.”',
])('no speaker is guessed: %s', async (text) => {
  const { speakers } = await read(text)
  expect(speakers.map(({ name }) => name).filter((name) => !/^(отец|Отец|Adam)$/.test(name))).toEqual([])
})

test('a speaker who is announced in one block speaks in the next', async () => {
  expect(await spoken('Leyla qapını açdı. Leyla dedi:', '— Gəlin.')).toEqual([
    'Leyla qapını açdı. Leyla dedi:',
    'Leyla: Gəlin.',
  ])
})

test('punctuation between a quote and the narrator is kept, and dialogue dashes are not spoken', async () => {
  expect(await spoken('«Иду», — сказал Иван. — «Жди».')).toEqual([
    'Иван: «Иду»,',
    'сказал Иван.',
    'Иван: «Жди».',
  ])
  expect(await spoken('- Молоко\n- Хлеб')).toEqual(['- Молоко\n- Хлеб'])
})
