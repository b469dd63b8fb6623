import { expect, test } from 'vitest'
import { readBook } from './read-book.ts'

const read = (text: string) =>
  readBook({ bytes: new TextEncoder().encode(text), ending: 'txt', locale: 'az' }).chapters.map(
    ({ title, paragraphs, isMatter }) => [isMatter ? `(${title})` : title, ...paragraphs],
  )

const LINE = 'Külək bütün gecə əsdi, dəniz isə səhərə qədər heç cür'

test.each([
  [
    'whose paragraphs are indented',
    `   ${LINE}\nsakitləşmədi.\n   ${LINE}\nyatmadı.\n\tSəhər açıldı.\n`,
    [['', `${LINE} sakitləşmədi.`, `${LINE} yatmadı.`, 'Səhər açıldı.']],
  ],
  [
    'whose paragraphs are indented, with blank lines between its parts',
    `   ${LINE}\nsakitləşmədi.\n   ${LINE}\nyatmadı.\n\n   Səhər açıldı.\n`,
    [['', `${LINE} sakitləşmədi.`, `${LINE} yatmadı.`, 'Səhər açıldı.']],
  ],
  [
    'that is a poem with indented lines',
    'Külək əsir\n  dəniz susur\nsəhər olur\n  gün çıxır\nhər yer\n  işıq olur\n',
    [['', 'Külək əsir', 'dəniz susur', 'səhər olur', 'gün çıxır', 'hər yer', 'işıq olur']],
  ],
  [
    'of Project Gutenberg',
    'The Project Gutenberg eBook of A\n\n*** START OF THE PROJECT GUTENBERG EBOOK A ***\n\nCHAPTER I\n\nIt was _very_ windy.\n\n*** END OF THE PROJECT GUTENBERG EBOOK A ***\n\nLicence.\n',
    [
      ['(Project Gutenberg)', 'The Project Gutenberg eBook of A'],
      ['CHAPTER I', 'It was very windy.'],
      ['(Project Gutenberg)', 'Licence.'],
    ],
  ],
  [
    'with headings of Markdown',
    '# Külək\n\nBir.\n\n## Dəniz\n\nİki, #1.\n',
    [
      ['Külək', 'Bir.'],
      ['Dəniz', 'İki, #1.'],
    ],
  ],
  [
    'with one line that starts with a hash',
    '# qeyd\n\nBir file_name_here.\n',
    [['', '# qeyd', 'Bir file_name_here.']],
  ],
  [
    'with breaks between scenes and ruled lines',
    'Başlıq\n======\n\nBir.\n\n* * *\n\nİki.\n-----\nÜç.\n',
    [['', 'Başlıq', 'Bir.', 'İki.', 'Üç.']],
  ],
  [
    'with a list, as programs save a document',
    'Alınacaq:\n\n* Süd\n* Çörək\n   * qara,\ntəzə\n\nSon.\n',
    [['', 'Alınacaq:', 'Süd', 'Çörək', 'qara, təzə', 'Son.']],
  ],
  [
    'of captions that roll up',
    'WEBVTT\n\n00:00.000 --> 00:02.000\nsalam<00:00.500><c> dostlar</c>\n\n00:02.000 --> 00:02.010\nsalam dostlar\n\n00:02.010 --> 00:04.000\nsalam dostlar\nbu gün\n\n00:04.000 --> 00:04.010\nbu gün\n\n00:04.010 --> 00:06.000\nbu gün\nhava gözəldir.\n',
    [['', 'salam dostlar bu gün hava gözəldir.']],
  ],
  [
    'of subtitles whose speakers repeat each other',
    '1\n00:00:01,000 --> 00:00:02,000\n- Yox!\n\n2\n00:00:03,000 --> 00:00:04,000\n- Yox!\n\n3\n00:00:05,000 --> 00:00:06,000\n- Gedək.\n',
    [['', '- Yox!', '- Yox!', '- Gedək.']],
  ],
])('a plain text %s is read by its paragraphs', (_what, text, chapters) => {
  expect(read(text)).toEqual(chapters)
})
