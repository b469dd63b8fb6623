import { performance } from 'node:perf_hooks'
import { createNodeEngines } from '#mocks/engines/node-engines.ts'
import { type Figure, median } from './measure.ts'

const RUNS = 5

const TEXTS = {
  az: 'Bu gün hava çox gözəldir və biz dənizin kənarında uzun bir gəzintiyə çıxırıq. ',
  tr: 'Bugün hava çok güzel ve deniz kıyısında uzun bir yürüyüşe çıkıyoruz. ',
  en: 'The weather is lovely today, and we are going for a long walk along the sea. ',
  ru: 'Сегодня прекрасная погода, и мы идём на долгую прогулку вдоль моря. ',
} as const

const timbre = { variant: 'clear', basePitch: 82, pitchRange: 36, wordsPerMinute: 175 } as const

/** Synthesis speed of each language relative to real time, and the start time of the engine. */
export async function speechFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const [locale, sentence] of Object.entries(TEXTS) as [keyof typeof TEXTS, string][]) {
    const { speech } = createNodeEngines()
    const speak = (text: string) => speech.speak({ text, locale, timbre, speed: 1, pitch: 0 })
    const start = performance.now()
    await speak(sentence)
    figures.push({ what: `speech ${locale}: first sentence`, value: performance.now() - start, unit: 'ms' })
    const factors: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const begun = performance.now()
      const { duration } = await speak(sentence.repeat(10))
      factors.push((duration * 1000) / (performance.now() - begun))
    }
    figures.push({ what: `speech ${locale}: speed`, value: median(factors), unit: '× real time' })
  }
  return figures
}
