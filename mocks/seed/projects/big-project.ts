import { seededChance } from '#mocks/domain/chance.ts'
import { seedProject } from '#mocks/features/seeding/seed-project.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'

const SENTENCES = [
  'Dəniz o gün sakit idi və sahildə heç kim yox idi.',
  'Qatar stansiyaya çatanda artıq qaranlıq düşmüşdü.',
  'Usta aləti əlinə alıb diqqətlə simlərə baxdı.',
  'Şəhərin köhnə küçələrində hər daşın öz hekayəsi var.',
  'Onlar uzun müddət danışdılar, amma razılığa gəlmədilər.',
  'Səhər tezdən bazarda təzə çörəyin ətri yayılırdı.',
  'Kitabın son səhifəsini oxuyub bir müddət susdu.',
  'Külək pəncərələri döyür, ağaclar isə əyilirdi.',
]

export function randomSentences(chance: () => number): string {
  const length = 1 + Math.floor(chance() * 4)
  const first = Math.floor(chance() * SENTENCES.length)
  return Array.from({ length }, (_, index) => SENTENCES[(first + index * 3) % SENTENCES.length]).join(' ')
}

export function seedBigProject(tx: Transaction, customerId: number, blockCount: number): ProjectRow {
  const chance = seededChance(blockCount)
  return seedProject(tx, customerId, {
    slug: 'text-to-speech',
    title: `Roman, ${blockCount} blok`,
    language: 'az',
    status: projectStatuses.DRAFT,
    voiceId: 1,
    daysAgo: 0,
    blocks: Array.from({ length: blockCount }, (_, index) => ({
      text: `${index + 1}. ${randomSentences(chance)}`,
    })),
  })
}
