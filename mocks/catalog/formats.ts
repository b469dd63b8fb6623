import type { FormatRow } from '#mocks/kernel/rows/catalog-rows.ts'

const sameInAllLanguages = (label: string) => ({ az: label, tr: label, en: label, ru: label })
const DOCX_MIME = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const TXT = { az: 'Mətn', tr: 'Düz metin', en: 'Plain text', ru: 'Текст' }
const DOCX = { az: 'Word sənədi', tr: 'Word belgesi', en: 'Word document', ru: 'Документ Word' }
const SRT = { az: 'SRT altyazı', tr: 'SRT altyazı', en: 'SRT subtitles', ru: 'Субтитры SRT' }
const VTT = { az: 'WebVTT altyazı', tr: 'WebVTT altyazı', en: 'WebVTT subtitles', ru: 'Субтитры WebVTT' }

/** Properties of each file format, for all services. `qualities` are kilobits per second. */
const fileFormats = {
  mp3: {
    code: 'mp3',
    label: sameInAllLanguages('MP3'),
    kind: 'audio',
    mime: 'audio/mpeg',
    extension: 'mp3',
    qualities: ['64', '128', '192'],
  },
  wav: {
    code: 'wav',
    label: sameInAllLanguages('WAV'),
    kind: 'audio',
    mime: 'audio/wav',
    extension: 'wav',
    qualities: [],
  },
  srt: {
    code: 'srt',
    label: SRT,
    kind: 'subtitle',
    mime: 'application/x-subrip',
    extension: 'srt',
    qualities: [],
  },
  vtt: { code: 'vtt', label: VTT, kind: 'subtitle', mime: 'text/vtt', extension: 'vtt', qualities: [] },
  txt: { code: 'txt', label: TXT, kind: 'text', mime: 'text/plain', extension: 'txt', qualities: [] },
  docx: { code: 'docx', label: DOCX, kind: 'text', mime: DOCX_MIME, extension: 'docx', qualities: [] },
  json: {
    code: 'json',
    label: sameInAllLanguages('JSON'),
    kind: 'text',
    mime: 'application/json',
    extension: 'json',
    qualities: [],
  },
  csv: { code: 'csv', kind: 'text', mime: 'text/csv', extension: 'csv', qualities: [] },
} satisfies Record<string, Partial<FormatRow>>

/**
 * Export formats of services, under the names that the service facts use. Transcripts have other options than sound
 * or pages, so their formats are separate.
 */
export const formats = {
  mp3: { ...fileFormats.mp3, id: 1, options: ['layout', 'gap', 'subtitles'] },
  wav: { ...fileFormats.wav, id: 2, options: ['layout', 'gap', 'subtitles'] },
  bookMp3: { ...fileFormats.mp3, id: 13, options: ['layout', 'shop'] },
  m4b: {
    id: 12,
    code: 'm4b',
    label: { az: 'M4B audiokitab', tr: 'M4B sesli kitap', en: 'M4B audio book', ru: 'Аудиокнига M4B' },
    kind: 'audio',
    mime: 'audio/mp4',
    extension: 'm4b',
    qualities: ['64', '128'],
    options: [],
  },
  bookWav: { ...fileFormats.wav, id: 16, options: ['layout'] },
  epub: {
    id: 15,
    code: 'epub',
    label: { az: 'Səsli EPUB', tr: 'Sesli EPUB', en: 'EPUB with sound', ru: 'EPUB со звуком' },
    kind: 'archive',
    mime: 'application/epub+zip',
    extension: 'epub',
    qualities: ['64', '128'],
    options: [],
  },
  srt: { ...fileFormats.srt, id: 3, options: ['layout', 'gap'] },
  vtt: { ...fileFormats.vtt, id: 4, options: ['layout', 'gap'] },
  txt: { ...fileFormats.txt, id: 5, options: [] },
  docx: { ...fileFormats.docx, id: 6, options: [] },
  json: { ...fileFormats.json, id: 7, options: [] },
  transcriptTxt: { ...fileFormats.txt, id: 17, options: ['speakers', 'timestamps'] },
  transcriptDocx: { ...fileFormats.docx, id: 18, options: ['speakers', 'timestamps'] },
  transcriptJson: { ...fileFormats.json, id: 19, options: ['speakers'] },
  transcriptSrt: { ...fileFormats.srt, id: 20, options: ['speakers', 'lines'] },
  transcriptVtt: { ...fileFormats.vtt, id: 21, options: ['speakers', 'lines'] },
  film: {
    id: 24,
    code: 'mp4',
    label: { az: 'MP4 film', tr: 'MP4 film', en: 'MP4 film', ru: 'Фильм MP4' },
    kind: 'video',
    mime: 'video/mp4',
    extension: 'mp4',
    qualities: [],
    options: ['language', 'original'],
  },
  filmWebm: {
    id: 30,
    code: 'webm',
    label: { az: 'WebM film', tr: 'WebM film', en: 'WebM film', ru: 'Фильм WebM' },
    kind: 'video',
    mime: 'video/webm',
    extension: 'webm',
    qualities: [],
    options: ['language', 'original'],
  },
  dubMp3: { ...fileFormats.mp3, id: 25, options: ['layout', 'language'] },
  dubWav: { ...fileFormats.wav, id: 26, options: ['layout', 'language'] },
  dubSrt: { ...fileFormats.srt, id: 27, options: ['language', 'source'] },
  dubVtt: { ...fileFormats.vtt, id: 28, options: ['language', 'source'] },
  dubDocx: {
    ...fileFormats.docx,
    id: 29,
    label: {
      az: 'İkidilli ssenari (Word)',
      tr: 'İki dilli senaryo (Word)',
      en: 'Bilingual script (Word)',
      ru: 'Сценарий на двух языках (Word)',
    },
    options: ['language'],
  },
  searchablePdf: {
    id: 14,
    code: 'pdf',
    label: { az: 'Axtarışlı PDF', tr: 'Aranabilir PDF', en: 'Searchable PDF', ru: 'PDF с поиском по тексту' },
    kind: 'text',
    mime: 'application/pdf',
    extension: 'pdf',
    qualities: [],
    options: [],
  },
  csv: {
    ...fileFormats.csv,
    id: 8,
    label: { az: 'Söhbətlər (CSV)', tr: 'Görüşmeler (CSV)', en: 'Conversations (CSV)', ru: 'Беседы (CSV)' },
    options: [],
  },
  tableCsv: {
    ...fileFormats.csv,
    id: 23,
    label: { az: 'Cədvəl (CSV)', tr: 'Tablo (CSV)', en: 'Table (CSV)', ru: 'Таблица (CSV)' },
    options: [],
  },
  html: {
    id: 9,
    code: 'html',
    label: { az: 'Yerləşdirmə kodu', tr: 'Yerleştirme kodu', en: 'Embed code', ru: 'Код для встраивания' },
    kind: 'code',
    mime: 'text/html',
    extension: 'html',
    qualities: [],
    options: [],
  },
} satisfies Record<string, Omit<FormatRow, 'services'>>

export type FormatName = keyof typeof formats
