import { expect, test } from 'vitest'
import { eastAsianBytes, legacyBytes, utf16Bytes } from '#tests/support/legacy-bytes.ts'
import { readPlainText } from './plain-text.ts'

const russian =
  'Глава первая\n\nВетер дул всю ночь. Утром море было тихим, и лодки лежали на берегу. «Пора», — сказал он.'
const shortRussian = 'Ветер стих.'
const turkish =
  'Birinci bölüm\n\nRüzgâr bütün gece esti. Sabah deniz sakindi ve kayıklar kıyıda kalmıştı; İstanbul uyanıyordu.'
const german = 'Über Nacht wehte der Wind. Größere Boote lagen am Ufer, kleinere im Hafen.'

const short = (encoding: string): [string, string] => [encoding, shortRussian]

const cases: readonly (readonly [encoding: string, text: string])[] = [
  ...['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic'].map(short),
  ['windows-1251', russian],
  ['windows-1251', 'Старик вышел к морю.'],
  ['windows-1251', 'У нас есть чай.'],
  ['windows-1251', 'Чай'],
  ['iso-8859-5', 'Привет мир'],
  ['windows-1254', turkish],
  ['ibm857', turkish],
  ['x-mac-turkish', turkish],
  ['ibm857', 'Über Nacht wehte der Wind. Größere Boote lagen am Ufer, kleinere im Hafen.'],
  ['windows-1252', german],
  ['windows-1250', 'Wiatr wiał całą noc. Rano morze było spokojne, a łodzie leżały na brzegu.'],
  ['windows-1250', 'Vítr vál celou noc. Ráno bylo moře klidné a lodě ležely na břehu.'],
  ['windows-1250', 'A szél egész éjjel fújt. Az időben érkező hajók a kikötőben álltak.'],
  [
    'windows-1250',
    'Vântul a bătut toată noaptea. Dimineaţa marea era liniştită, iar bărcile stăteau la mal.',
  ],
  ['macintosh', 'Le vent a soufflé toute la nuit. La mer était calme, et les bateaux à voile rentraient.'],
  ['iso-8859-2', 'Wiatr wiał całą noc. Rano morze było spokojne, a łodzie leżały na brzegu.'],
  ['windows-1257', 'Vėjas pūtė visą naktį. Rytą jūra buvo rami, o valtys gulėjo ant kranto. Žuvėdros šaukė.'],
  ['windows-1257', 'Vējš pūta visu nakti. No rīta jūra bija mierīga, un laivas gulēja krastā.'],
  ['windows-1253', 'Ο άνεμος φυσούσε όλη τη νύχτα. Άργησε το πρωί, και η θάλασσα ήταν ήρεμη.'],
  ['iso-8859-7', 'Ο άνεμος φυσούσε όλη τη νύχτα. Άργησε το πρωί, και η θάλασσα ήταν ήρεμη.'],
  ['ibm737', 'Ο άνεμος φυσούσε όλη τη νύχτα. Άργησε το πρωί, και η θάλασσα ήταν ήρεμη.'],
  ['ibm869', 'Ο άνεμος φυσούσε όλη τη νύχτα. Άργησε το πρωί, και η θάλασσα ήταν ήρεμη.'],
  ['ibm852', 'Wiatr wiał całą noc. Rano morze było spokojne, a łodzie leżały na brzegu.'],
  ['ibm852', 'Vítr vál celou noc. Ráno bylo moře klidné a lodě ležely na břehu.'],
  ['ibm852', 'A szél egész éjjel fújt. Az időben érkező hajók a kikötőben álltak.'],
  ['windows-1255', 'הרוח נשבה כל הלילה. בבוקר הים היה שקט.'],
  ['windows-1256', 'هبت الريح طوال الليل. وفي الصباح كان البحر هادئا.'],
  ['windows-1252', 'Le vent a soufflé toute la nuit. La mer était calme, et les bateaux à voile rentraient.'],
  ['windows-1252', 'O vento soprou toda a noite. De manhã o mar não tinha ondas, e as embarcações ficaram.'],
  ['windows-1252', 'El viento sopló toda la noche. ¿Mañana? El mar está tranquilo; mide 40 m².'],
  ['windows-1252', 'Vinden blåste hele natten. Om morgenen var sjøen rolig, og båtene lå på land.'],
  ['windows-1254', 'Köşede bir çay içtik, sonra kıyıya indik. ŞEHİR SESSİZDİ.'],
  ['windows-1251', 'ГЛАВА ПЕРВАЯ. ВЕТЕР'],
  ['koi8-r', 'Цена: 45 руб., срок - 3 дня'],
  ['koi8-r', 'ВЕТЕР ДУЛ ВСЮ НОЧЬ'],
  ['koi8-r', 'ГЛАВА ПЕРВАЯ. НАЧАЛО ПУТИ'],
  ['windows-1251', 'Файл file.txt — описание API: метод GET, ответ JSON; см. раздел 5.'],
]

test.each(cases)(
  'the encoding of a text in %s is found from its bytes, whatever the language of the page',
  (encoding, text) => {
    const bytes = legacyBytes(text, encoding)
    for (const language of ['az', 'en', 'ru'])
      expect(readPlainText(bytes, language)).toEqual({ text, encoding })
  },
)

test.each([
  ['gb18030', '风吹了一整夜。早上，大海很平静，船都停在岸边。“是时候了，”他说。'],
  ['gb18030', '第一章 我们的国家'],
  ['gb18030', '产品,价格,库存\n苹果,5.20,120\n香蕉,3.10,80'],
  ['big5', '產品,價格,庫存\n蘋果,5.20,120\n香蕉,3.10,80'],
  ['big5', '風吹了一整夜。早上，大海很平靜，船都停在岸邊。他說：我們該走了。'],
  ['shift_jis', '風は一晩中吹いていた。朝、海は静かで、舟は岸に並んでいた。'],
  ['euc-jp', '風は一晩中吹いていた。朝、海は静かで、舟は岸に並んでいた。'],
  ['euc-kr', '바람이 밤새도록 불었다. 아침에 바다는 조용했고 배들은 물가에 있었다.'],
])('a text in %s is read by its bytes', (encoding, text) => {
  const bytes = eastAsianBytes(text, encoding)
  for (const language of ['az', 'en', 'ru'])
    expect(readPlainText(bytes, language)).toEqual({ text, encoding })
  expect(readPlainText(bytes.slice(0, -1), 'az')?.encoding).toBe(encoding)
})

test.each([true, false])(
  'UTF-16 without a byte order mark is recognised (first byte low: %s)',
  (isLittle) => {
    for (const text of [russian, turkish, shortRussian, 'Привет', 'Plain words'])
      expect(readPlainText(utf16Bytes(text, isLittle), 'az')?.text).toBe(text)
  },
)

test('a text that was encoded twice, or has two marks of its encoding, is read as it was written', () => {
  const text = 'Dəniz kənarında külək əsirdi, şəhər yuxuda idi.'
  const marked = new TextEncoder().encode(`\ufeff\ufeff${text}`)
  const windows = ['windows-1252', 'windows-1251', 'windows-1254', 'latin1']
  for (const encoding of [...windows, 'macintosh', 'koi8-r', 'ibm866']) {
    const twice = new TextDecoder(encoding).decode(new TextEncoder().encode(text))
    expect(readPlainText(new TextEncoder().encode(twice), 'az')).toEqual({ text, encoding: 'utf-8' })
  }
  expect(readPlainText(marked, 'az')?.text).toBe(text)
})

test('short words that would be valid UTF-8 in an encoding of DOS are read as they are', () => {
  for (const text of ['VIP: уже', 'Код 12: раб, тог', 'уже раб тог.'])
    expect(readPlainText(new TextEncoder().encode(text), 'ru')).toEqual({ text, encoding: 'utf-8' })
})

test('one bad byte costs one character of a UTF-8 text, not the text', () => {
  const bytes = new TextEncoder().encode('Dəniz kənarında külək əsirdi. Xəzər.')
  bytes[1] = 0xe9
  const { text, encoding } = readPlainText(bytes, 'az') ?? {}
  expect(encoding).toBe('utf-8')
  expect(text).toMatch(/^D\ufffd+niz kənarında külək əsirdi\. Xəzər\.$/u)
  expect(readPlainText(bytes.slice(0, -3), 'ru')?.text).toContain('kənarında')
})

test('a text to which another program added lines in an old encoding is read line by line', () => {
  const bytes = (text: string, encoding: string) =>
    encoding === 'utf-8' ? new TextEncoder().encode(text) : legacyBytes(text, encoding)
  for (const [first, second, encoding] of [
    ['Ветер дул всю ночь.\n', 'Море было тихим, и лодки лежали на берегу у самой воды.', 'windows-1251'],
    ['Külək bütün gecə əsdi, səhər isə dəniz sakit idi.\n', 'Rüzgâr ışık.', 'windows-1254'],
  ] as const) {
    const mixed = new Uint8Array([...bytes(first, 'utf-8'), ...bytes(second, encoding)])
    expect(readPlainText(mixed, 'az')).toEqual({ text: first + second, encoding })
  }
})

test('a text whose fields a database filled up with zeros is read without them', () => {
  const zeros = `Külək bütün gecə əsdi.${'\0'.repeat(2)}\nSəhər dəniz sakit idi.\0\n`.repeat(20)
  expect(readPlainText(new TextEncoder().encode(zeros), 'az')?.text).toBe(zeros.replaceAll('\0', ''))
  const program = 'MZ\0\0text\0\0of\0\0a\0\0program\0\0'.repeat(20)
  expect(readPlainText(new TextEncoder().encode(program), 'az')).toBeUndefined()
})

test('words between rows of zeros stay apart', () => {
  const fields = `Ad${'\0'.repeat(3)}Soyad, ünvan və telefon nömrəsi ayrıca yazılıb, sonra imza qoyulub.`
  expect(readPlainText(new TextEncoder().encode(fields), 'az')?.text).toMatch(/^Ad Soyad, ünvan/u)
})

test('quotation marks of Windows in a UTF-8 text cost no letter', () => {
  const [before, after] = ['Hava gözəl idi: ', 'Salam'].map((part) => new TextEncoder().encode(part))
  const bytes = Uint8Array.from([...(before ?? []), 0x93, ...(after ?? []), 0x94, 0x85])
  expect(readPlainText(bytes, 'az')).toEqual({ text: 'Hava gözəl idi: “Salam”…', encoding: 'utf-8' })
})

test('a single byte at the end of UTF-16 is not read', () => {
  const text = Uint8Array.from([0xff, 0xfe, 0x41, 0, 0x64, 0, 0x0a])
  expect(readPlainText(text, 'az')?.text).toBe('Ad')
})

test('a damaged line of a UTF-8 text keeps its other letters', () => {
  const lines = ['Dəniz kənarında külək əsirdi.', 'İkinci fəsil. Qayıq']
  const bytes = new TextEncoder().encode(lines.join('\n'))
  const at = bytes.indexOf(0xc4, new TextEncoder().encode(lines[0]).length)
  const damaged = Uint8Array.from([...bytes.subarray(0, at + 1), ...bytes.subarray(at + 2)])
  damaged[damaged.lastIndexOf(0x2e)] = 0xae
  expect(readPlainText(damaged, 'az')?.text).toMatch(/əsirdi\.\n\ufffdkinci fəsil\ufffd Qayıq/u)
})

test('UTF-16 and UTF-32 without a byte order mark are recognised in other alphabets, also if they are cut', () => {
  const greek = 'Ο άνεμος φυσούσε όλη τη νύχτα.\n'
  expect(readPlainText(utf16Bytes(greek, true), 'az')?.text).toBe(greek)
  const wide = new Uint8Array(new Uint32Array(Array.from(greek, (sign) => sign.charCodeAt(0))).buffer)
  expect(readPlainText(wide.slice(0, -2), 'az')?.text).toBe(greek.trimEnd())
})

test('a cut text in UTF-16, a text in UTF-32 and one with the end mark of DOS are read', () => {
  expect(readPlainText(utf16Bytes(turkish, true).slice(0, -1), 'az')?.text).toContain('İstanbul')
  const wide = new Uint8Array(
    new Uint32Array([0xfeff, ...Array.from('Külək', (sign) => sign.charCodeAt(0))]).buffer,
  )
  expect(readPlainText(wide, 'az')?.text).toBe('Külək')
  expect(readPlainText(new TextEncoder().encode('Külək\x1a'), 'az')?.text).toBe('Külək')
})

test('emoji and zeros as Java and Oracle write them do not cost the other letters', () => {
  const [before, after] = ['Sağ ol ', ' son.'].map((text) => new TextEncoder().encode(text))
  const odd = [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80, 0xc0, 0x80]
  const bytes = Uint8Array.from([...(before ?? []), ...odd, ...(after ?? [])])
  expect(readPlainText(bytes, 'az')).toEqual({ text: 'Sağ ol 😀 son.', encoding: 'utf-8' })
})

test('letters that macOS stores with a separate mark are composed', () => {
  const text = 'Şəhər çox gözəl idi.'
  expect(readPlainText(new TextEncoder().encode(text.normalize('NFD')), 'az')?.text).toBe(text)
})

test('Ukrainian letters in koi8-u are read', () => {
  const text = 'Ціна: 45 грн. Їжак і ґава.'
  expect(readPlainText(legacyBytes(text, 'koi8-u'), 'az')?.text).toBe(text)
})

test('a stray zero or zeros at the end do not make a text unreadable', () => {
  const bytes = new TextEncoder().encode('Dəniz kənarında\0 külək əsirdi.\0\0\0\0')
  expect(readPlainText(bytes, 'az')?.text).toBe('Dəniz kənarında külək əsirdi.')
})

test.each([
  ['a program', Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0)],
  ['a short program', Uint8Array.of(77, 90, 0, 0)],
  ['sound', Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919) % 251)],
])('%s is not a text', (_what, bytes) => {
  expect(readPlainText(bytes, 'az')).toBeUndefined()
})
