import type { Sample } from '#mocks/features/seeding/sample.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { transcriptOf } from './seed-transcript.ts'

const titles: Readonly<Record<LocaleCode, string>> = {
  az: 'Planlaşdırma iclası',
  tr: 'Saz ustasıyla söyleşi',
  en: 'Interview with a customer',
  ru: 'Звонок о доставке',
}

export const sampleTranscript = (locale: LocaleCode): Sample => ({
  title: titles[locale],
  language: locale,
  content: transcriptOf(`meeting-${locale}.wav`),
  blocks: [],
})
