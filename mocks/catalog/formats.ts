import type { FormatRow } from '#mocks/kernel/rows/catalog-rows.ts'

const same = (label: string) => ({ az: label, tr: label, en: label, ru: label })
const DOCX_MIME = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const SRT = { az: 'SRT altyazı', tr: 'SRT altyazı', en: 'SRT subtitles', ru: 'Субтитры SRT' }
const VTT = { az: 'WebVTT altyazı', tr: 'WebVTT altyazı', en: 'WebVTT subtitles', ru: 'Субтитры WebVTT' }

/**
 * What services export, under the names that their facts use. `qualities` are kilobits per second. Subtitles of a
 * transcript have no sound to lay apart, so those are formats of their own.
 */
export const formats = {
  mp3: {
    id: 1,
    code: 'mp3',
    label: same('MP3'),
    kind: 'audio',
    mime: 'audio/mpeg',
    extension: 'mp3',
    qualities: ['64', '128', '192'],
    options: ['layout', 'gap', 'subtitles'],
  },
  wav: {
    id: 2,
    code: 'wav',
    label: same('WAV'),
    kind: 'audio',
    mime: 'audio/wav',
    extension: 'wav',
    qualities: [],
    options: ['layout', 'gap', 'subtitles'],
  },
  srt: {
    id: 3,
    code: 'srt',
    label: SRT,
    kind: 'subtitle',
    mime: 'application/x-subrip',
    extension: 'srt',
    qualities: [],
    options: ['layout', 'gap'],
  },
  vtt: {
    id: 4,
    code: 'vtt',
    label: VTT,
    kind: 'subtitle',
    mime: 'text/vtt',
    extension: 'vtt',
    qualities: [],
    options: ['layout', 'gap'],
  },
  plainSrt: {
    id: 10,
    code: 'srt',
    label: SRT,
    kind: 'subtitle',
    mime: 'application/x-subrip',
    extension: 'srt',
    qualities: [],
    options: [],
  },
  plainVtt: {
    id: 11,
    code: 'vtt',
    label: VTT,
    kind: 'subtitle',
    mime: 'text/vtt',
    extension: 'vtt',
    qualities: [],
    options: [],
  },
  txt: {
    id: 5,
    code: 'txt',
    label: { az: 'Mətn', tr: 'Düz metin', en: 'Plain text', ru: 'Текст' },
    kind: 'text',
    mime: 'text/plain',
    extension: 'txt',
    qualities: [],
    options: [],
  },
  docx: {
    id: 6,
    code: 'docx',
    label: { az: 'Word sənədi', tr: 'Word belgesi', en: 'Word document', ru: 'Документ Word' },
    kind: 'text',
    mime: DOCX_MIME,
    extension: 'docx',
    qualities: [],
    options: [],
  },
  json: {
    id: 7,
    code: 'json',
    label: same('JSON'),
    kind: 'text',
    mime: 'application/json',
    extension: 'json',
    qualities: [],
    options: [],
  },
  searchablePdf: {
    id: 14,
    code: 'pdf',
    label: {
      az: 'Axtarışlı PDF',
      tr: 'Aranabilir PDF',
      en: 'Searchable PDF',
      ru: 'PDF с поиском по тексту',
    },
    kind: 'text',
    mime: 'application/pdf',
    extension: 'pdf',
    qualities: [],
    options: [],
  },
  csv: {
    id: 8,
    code: 'csv',
    label: { az: 'Söhbətlər (CSV)', tr: 'Görüşmeler (CSV)', en: 'Conversations (CSV)', ru: 'Беседы (CSV)' },
    kind: 'text',
    mime: 'text/csv',
    extension: 'csv',
    qualities: [],
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
