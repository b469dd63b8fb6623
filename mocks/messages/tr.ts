import { accountTr } from './account/tr.ts'
import { bookTr } from './audio-book/tr.ts'
import { botTr } from './chat-bot/tr.ts'
import { cloningTr } from './cloning/tr.ts'
import { pagesTr } from './detect-text/tr.ts'
import { dubbingTr } from './dubbing/tr.ts'
import type { ProductMessages } from './product-messages.ts'
import { transcriptTr } from './speech-to-text/tr.ts'
import { readerTr } from './website-reader/tr.ts'

export const tr: ProductMessages = {
  ...bookTr,
  ...botTr,
  ...cloningTr,
  ...dubbingTr,
  ...accountTr,
  ...readerTr,
  ...pagesTr,
  ...transcriptTr,
  wrong_credentials: 'E-posta veya şifre yanlış.',
  project_not_found: 'Böyle bir proje yok.',
  block_not_found: 'Böyle bir blok yok.',
  voice_not_found: 'Böyle bir ses yok.',
  language_not_found: 'Böyle bir dil yok.',
  take_not_found: 'Bu seslendirme artık yok.',
  format_not_found: 'Hizmet bu biçimde dosya hazırlamıyor.',
  quality_not_found: 'Biçimin böyle bir kalitesi yok.',
  not_allowed_draft: 'Proje taslak: önce seslendirin.',
  not_allowed_in_progress: 'Proje üzerinde çalışılıyor. Bitmesini bekleyin.',
  not_allowed_completed: 'Proje zaten tamamlandı.',
  not_allowed_ordered: 'Projenin ödemesi yapıldı, çalışmanın başlaması bekleniyor.',
  not_allowed_rejected: 'Proje reddedildi. Düzeltip yeniden gönderin.',
  not_allowed_waiting: 'Proje ödeme bekliyor.',
  read_only_draft: 'Proje şu anda değiştirilemez.',
  read_only_in_progress: 'Çalışma sürerken proje değiştirilemez.',
  read_only_completed: 'Proje şu anda değiştirilemez.',
  read_only_ordered: 'Projenin ödemesi yapıldı, artık değiştirilemez.',
  read_only_rejected: 'Proje şu anda değiştirilemez.',
  read_only_waiting: 'Proje ödeme bekliyor. Değiştirmek için taslağa geri alın.',
  block_in_run: 'Bu metin seslendiriliyor; iş bitince değiştirilebilir.',
  delete_running: 'Sipariş edilmiş veya işlenmekte olan proje silinemez.',
  version_conflict: 'Proje başka bir yerde değiştirildi. Kaydetmeden önce yeniden yükleyin.',
  block_conflict: 'Bu blok bu arada başka bir yerde değiştirildi. Bakın, sonra yeniden yapın.',
  too_many_blocks: 'Bir projede en fazla {limit} blok olabilir.',
  block_too_long: '{number}. blokta {length} karakter var, sınır {limit}. Bloğu bölüp yeniden deneyin.',
  block_said_too_long:
    '{number}. blok telaffuzları nedeniyle {length} karakterle okunur, sınır {limit}. Bloğu bölün ya da telaffuzları kısaltın.',
  block_pauses_too_long:
    '{number}. blokta {length} saniye duraklama var, sınır {limit} saniye. Bloğu bölüp yeniden deneyin.',
  nothing_to_generate: 'Seslendirilecek bir şey yok. Önce metin yazın.',
  nothing_changed: 'Değişen bir şey yok: bütün blokların sesi hazır.',
  voice_missing: 'Önce bir ses seçin.',
  voice_wrong_language: '“{voice}” sesi bu projenin dilini konuşmuyor.',
  price_changed: 'Fiyat şimdi {price}. Kontrol edip yeniden onaylayın.',
  insufficient_funds: 'Bakiye yetersiz: {required} gerekli, {available} var, {missing} eksik.',
  speech_unavailable:
    'Seslendirme hizmeti şu anda kullanılamıyor. Ücret alınmadı, daha sonra yeniden deneyin.',
  speech_failed: 'Bu blok seslendirilemedi. Ücreti alınmadı; metni değiştirin veya yeniden deneyin.',
  all_blocks_failed: 'Hiçbir blok seslendirilemedi.',
  nothing_to_export: 'Dışa aktarılacak ses henüz yok. Önce seslendirin.',
  export_silence:
    'Duraklamalar çok uzun: dışa aktarımda konuşma dışında en fazla {limit} dakika sessizlik olabilir. Duraklamaları kısaltın ya da daha az blok dışa aktarın.',
  export_failed: 'Dosya hazırlanamadı. Yeniden deneyin.',
  billing_order: 'Bu hizmet siparişle çalışır: önce fiyat teklifi verilir.',
  content_check_failed: 'İçerik kabul edilemedi: {reason}',
  source_unreadable: 'Dosya okunamadı. Başka bir dosya gönderin.',
  default_title: 'Yeni proje {number}',
}
