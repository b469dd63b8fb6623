import { accountAz } from './account/az.ts'
import { bookAz } from './audio-book/az.ts'
import { botAz } from './chat-bot/az.ts'
import { cloningAz } from './cloning/az.ts'
import { pagesAz } from './detect-text/az.ts'
import { dubbingAz } from './dubbing/az.ts'
import type { ProductMessages } from './product-messages.ts'
import { transcriptAz } from './speech-to-text/az.ts'
import { readerAz } from './website-reader/az.ts'

export const az: ProductMessages = {
  ...bookAz,
  ...botAz,
  ...cloningAz,
  ...dubbingAz,
  ...accountAz,
  ...readerAz,
  ...pagesAz,
  ...transcriptAz,
  wrong_credentials: 'E-poçt və ya şifrə yanlışdır.',
  project_not_found: 'Belə layihə yoxdur.',
  block_not_found: 'Belə blok yoxdur.',
  voice_not_found: 'Belə səs yoxdur.',
  language_not_found: 'Belə dil yoxdur.',
  take_not_found: 'Bu variant artıq yoxdur.',
  format_not_found: 'Xidmət bu formatda fayl hazırlamır.',
  quality_not_found: 'Formatın belə keyfiyyəti yoxdur.',
  not_allowed_draft: 'Layihə qaralamadır: əvvəlcə onu səsləndirin.',
  not_allowed_in_progress: 'Layihə üzərində iş gedir. Bitməsini gözləyin.',
  not_allowed_completed: 'Layihə artıq tamamlanıb.',
  not_allowed_ordered: 'Layihə ödənilib və işin başlanmasını gözləyir.',
  not_allowed_rejected: 'Layihə rədd edilib. Düzəldib yenidən göndərin.',
  not_allowed_waiting: 'Layihə ödəniş gözləyir.',
  read_only_draft: 'Layihəni indi dəyişmək olmaz.',
  read_only_in_progress: 'İş getdiyi müddətdə layihəni dəyişmək olmaz.',
  read_only_completed: 'Layihəni indi dəyişmək olmaz.',
  read_only_ordered: 'Layihə ödənilib, onu daha dəyişmək olmaz.',
  read_only_rejected: 'Layihəni indi dəyişmək olmaz.',
  read_only_waiting: 'Layihə ödəniş gözləyir. Dəyişmək üçün onu qaralamaya qaytarın.',
  block_in_run: 'Bu mətn səsləndirilir; onu iş bitəndən sonra dəyişmək olar.',
  delete_running: 'Sifariş edilmiş və ya işlənən layihəni silmək olmaz.',
  version_conflict: 'Layihə başqa yerdə dəyişdirilib. Saxlamazdan əvvəl onu yenidən yükləyin.',
  block_conflict: 'Bu blok bu arada başqa yerdə dəyişdirilib. Ona baxın, sonra yenidən edin.',
  too_many_blocks: 'Bir layihədə ən çoxu {limit} blok ola bilər.',
  block_too_long:
    '{number} nömrəli blokda {length} simvol var, {limit} simvola icazə verilir. Onu bölüb yenidən cəhd edin.',
  block_said_too_long:
    '{number} nömrəli blok tələffüzlərinə görə {length} simvolla səslənər, {limit} simvola icazə verilir. Onu bölün və ya tələffüzləri qısaldın.',
  block_pauses_too_long:
    '{number} nömrəli blokda {length} saniyə fasilə var, {limit} saniyəyə icazə verilir. Onu bölüb yenidən cəhd edin.',
  nothing_to_generate: 'Səsləndiriləcək mətn yoxdur. Əvvəlcə mətn yazın.',
  nothing_changed: 'Heç nə dəyişməyib: bütün blokların səsi hazırdır.',
  voice_missing: 'Əvvəlcə səs seçin.',
  voice_wrong_language: '“{voice}” səsi bu layihənin dilində danışmır.',
  price_changed: 'Qiymət indi {price} təşkil edir. Yoxlayıb yenidən təsdiqləyin.',
  insufficient_funds: 'Balans çatmır: {required} lazımdır, {available} var, {missing} çatışmır.',
  speech_unavailable:
    'Səsləndirmə xidməti hazırda əlçatan deyil. Heç bir məbləğ tutulmayıb, sonra yenidən cəhd edin.',
  speech_failed:
    'Bu bloku səsləndirmək alınmadı. Onun pulu tutulmayıb; mətni dəyişin və ya yenidən cəhd edin.',
  all_blocks_failed: 'Heç bir bloku səsləndirmək alınmadı.',
  nothing_to_export: 'Yükləmək üçün hələ səs yoxdur. Əvvəlcə səsləndirin.',
  export_silence:
    'Fasilələr çox uzundur: ixracda nitqdən əlavə ən çoxu {limit} dəqiqə sükut ola bilər. Fasilələri qısaldın və ya daha az blok ixrac edin.',
  export_failed: 'Faylı hazırlamaq alınmadı. Yenidən cəhd edin.',
  billing_order: 'Bu xidmət sifarişlə işləyir: əvvəlcə qiymət hesablanır.',
  content_check_failed: 'Məzmun qəbul edilmədi: {reason}',
  source_unreadable: 'Faylı oxumaq alınmadı. Başqa fayl göndərin.',
  default_title: 'Yeni layihə {number}',
}
