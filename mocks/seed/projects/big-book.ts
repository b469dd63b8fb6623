import { seededChance } from '#mocks/domain/chance.ts'
import type { SeedBlock, SeedProject } from '#mocks/features/seeding/seed-project.ts'
import { bookOf } from '#mocks/services/audio-book/seed/seed-book.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { randomSentences } from './big-project.ts'

const CHAPTERS = 40
const PARAGRAPH_WORDS = 60

const wordsIn = (text: string) => text.split(' ').length

function chapterBlocks(number: number, words: number, chance: () => number): SeedBlock[] {
  const blocks: SeedBlock[] = [{ type: 'chapter', text: `${number}-ci fəsil` }]
  for (let written = 0; written < words; written += wordsIn(blocks.at(-1)?.text ?? '')) {
    let text = ''
    while (wordsIn(text) < Math.min(PARAGRAPH_WORDS, words - written)) text += ` ${randomSentences(chance)}`
    blocks.push({ text: text.trim() })
  }
  return blocks
}

/** A novel of this many words in forty chapters. */
export function bigBook(words: number): SeedProject {
  const chance = seededChance(words)
  return {
    slug: 'audio-book',
    title: `Roman, ${words} söz`,
    language: 'az',
    voiceId: 1,
    status: projectStatuses.DRAFT,
    daysAgo: 0,
    content: bookOf({ author: 'Leyla Əliyeva', narrator: 'Nigar' }),
    blocks: Array.from({ length: CHAPTERS }, (_, index) =>
      chapterBlocks(index + 1, words / CHAPTERS, chance),
    ).flat(),
  }
}
