import type { Sample } from '#mocks/features/seeding/sample.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { clonedFrom, type SeedClone } from './seed-clone.ts'

interface SampleVoice extends Pick<SeedClone, 'readers' | 'gender'> {
  title: string
  description: string
}

const voices: Readonly<Record<LocaleCode, SampleVoice>> = {
  az: {
    title: 'Nərmin',
    readers: ['nermin'],
    gender: 'WOMAN',
    description: 'Uşaq nağılları üçün aydın, gülərüz səs.',
  },
  tr: {
    title: 'Zeynep',
    readers: ['zeynep'],
    gender: 'WOMAN',
    description: 'Sesli kitaplar için sakin ve sıcak bir ses.',
  },
  en: {
    title: 'Hannah',
    readers: ['hannah'],
    gender: 'WOMAN',
    description: 'A clear, friendly voice for lessons.',
  },
  ru: {
    title: 'Радиоведущий',
    readers: ['announcer'],
    gender: 'MAN',
    description: 'Энергичный голос для рекламы и новостей.',
  },
}

/** The voice of somebody who permitted it: it is not the customer's own. */
export function sampleClone(locale: LocaleCode): Sample {
  const { title, ...voice } = voices[locale]
  const content = clonedFrom({ ...voice, age: 'young', ownership: 'permission' })
  return { title, language: locale, content, blocks: [] }
}
