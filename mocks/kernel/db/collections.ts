import {
  AttemptRow,
  CustomerRow,
  EmailTokenRow,
  OutboxRow,
  SessionRow,
  UsedCaptchaRow,
} from '../rows/account-rows.ts'
import { BookRow } from '../rows/audio-book-rows.ts'
import { FavoriteRow, FormatRow, LanguageRow, ServiceRow, VoiceRow } from '../rows/catalog-rows.ts'
import { BotRow } from '../rows/chat-bot-rows.ts'
import { CloneRow } from '../rows/cloning-rows.ts'
import { DocumentRow } from '../rows/detect-text-rows.ts'
import { DubbingRow } from '../rows/dubbing-rows.ts'
import { newestFirst, TransactionRow, WalletRow } from '../rows/money-rows.ts'
import { PaymentRow, PromoCodeRow, PromoUseRow } from '../rows/payment-rows.ts'
import { BlockRow, OutlineRow, ProjectRow, TakeRow } from '../rows/project-rows.ts'
import { DetectedSpeechRow, HeardPlaceRow } from '../rows/recording-rows.ts'
import { ExportRow, RunRow } from '../rows/run-rows.ts'
import {
  AwaitedSegmentRow,
  SpokenFileRow,
  TranscriptionRow,
  TranscriptRow,
  TranscriptVersionRow,
} from '../rows/speech-to-text-rows.ts'
import { ReaderRow } from '../rows/website-reader-rows.ts'
import { defineCollection } from './entity.ts'

/**
 * All records of a world. An entry here makes a collection: `world.db.customers`, `tx.customers`. Rows are flat,
 * refer to each other by id (`customer_id`), and hold money in integer qəpik and times in ms since 1970.
 */
export const collections = {
  customers: defineCollection(CustomerRow),
  sessions: defineCollection(SessionRow),
  emailTokens: defineCollection(EmailTokenRow),
  attempts: defineCollection(AttemptRow),
  usedCaptchas: defineCollection(UsedCaptchaRow),
  outbox: defineCollection(OutboxRow),
  wallets: defineCollection(WalletRow),
  transactions: defineCollection(TransactionRow, { newest: newestFirst }),
  payments: defineCollection(PaymentRow),
  promoCodes: defineCollection(PromoCodeRow),
  promoUses: defineCollection(PromoUseRow),
  languages: defineCollection(LanguageRow),
  services: defineCollection(ServiceRow),
  formats: defineCollection(FormatRow),
  voices: defineCollection(VoiceRow),
  favorites: defineCollection(FavoriteRow),
  projects: defineCollection(ProjectRow, {
    latest: (a, b) => b.updated_at - a.updated_at || b.sequence - a.sequence,
  }),
  outlines: defineCollection(OutlineRow),
  blocks: defineCollection(BlockRow, {}, 'changed'),
  /** Removed blocks. Only adding them again reads this, so that nothing else counts them. */
  removedBlocks: defineCollection(BlockRow),
  takes: defineCollection(TakeRow),
  runs: defineCollection(RunRow),
  exports: defineCollection(ExportRow),
  transcripts: defineCollection(TranscriptRow),
  transcriptVersions: defineCollection(TranscriptVersionRow),
  /** Segments of earlier versions; only the return to a version reads this. */
  otherSegments: defineCollection(BlockRow),
  transcriptions: defineCollection(TranscriptionRow),
  awaitedSegments: defineCollection(AwaitedSegmentRow),
  spokenFiles: defineCollection(SpokenFileRow),
  detectedSpeech: defineCollection(DetectedSpeechRow),
  heardPlaces: defineCollection(HeardPlaceRow),
  documents: defineCollection(DocumentRow),
  readers: defineCollection(ReaderRow),
  clones: defineCollection(CloneRow),
  books: defineCollection(BookRow),
  dubbings: defineCollection(DubbingRow),
  bots: defineCollection(BotRow),
}
